/** The sea, its coasts, its animals and those who sail it. */
export const words: string = `anchor anchovy barnacle bay beach beacon boat bosun captain clam coast cod coral cove crab crew diver
  dock dolphin eel ferry fish fjord foam gale galleon gulf haddock harbor harpoon hermit herring inlet
  island jetty jib kelp lagoon lifeboat limpet lobster mackerel mariner mermaid navy oar ocean octopus
  orca oyster pearl pier pilot pirate plankton prawn puffin raft reef regatta rock sail sailing sailor
  salmon sand sardine sea seagull seal seaman seashell seaside seaweed shark shell ship shipmate shore
  shrimp skipper snorkel squid starfish storm surf tide tuna turtle vessel walrus warship wave whale yacht`;
