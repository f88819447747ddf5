/** Castles, dragons, heroes and their adventures. */
export const words: string = `beast beauty carriage castle cat cauldron charm cottage crown crystal dragon dungeon dwarf elf elves
  enchant fable fairy fortune frog ghost giant gnome goblet goblin golden goose gretel king kingdom knight
  legend magic maiden merlin mermaid monster nymph ogre owl palace phantom phoenix pixie potion prince
  princess queen quest rapunzel riddle ring royal shield slipper sorcerer spell sprite story sword tale
  throne tower treasure troll unicorn vampire villain wand warrior wicked wish witch wizard wolf`;
