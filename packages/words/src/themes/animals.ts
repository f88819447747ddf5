/** Animals, mostly on land; more of them are in birds.ts, sea.ts and farm.ts. */
export const words: string = `aardvark alpaca ant anteater antelope ape baboon badger bat bear beaver bee beetle bison boa boar bobcat
  buffalo bull camel caribou cat cattle cheetah chimp chipmunk cobra colt cougar cow coyote cricket cub
  deer dingo dog donkey elephant elk ewe fawn ferret flea fly foal fox frog gazelle gecko gerbil gibbon
  giraffe gnat gnu goat gopher gorilla grizzly hamster hare hedgehog heifer hippo hornet horse hyena
  iguana insect jackal jaguar kangaroo kitten koala lamb lemming lemur leopard lion lizard llama locust
  lynx mare marmot marten mink mole mongoose monkey moose mosquito moth mouse mule newt ocelot opossum
  orca oryx otter ox panda panther pig piglet pony possum primate puma puppy python rabbit raccoon ram rat
  reindeer reptile rhino rodent shrew skunk sloth slug snail snake spider squirrel stag stallion steer
  stoat tapir tiger toad tortoise wallaby walrus warthog wasp weasel wolf wombat worm yak zebra`;
