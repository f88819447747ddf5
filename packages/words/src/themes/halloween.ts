/** Autumn, harvest, Halloween and Thanksgiving. */
export const words: string = `acorn autumn bats bewitch bones bonfire cackle cat cauldron cobweb coffin corn costume creak creature
  creepy crypt disguise dracula eerie fall fangs feast ghastly ghost ghoul goblin gourd grave gravy
  gruesome harvest haunted howl lantern leaves masks maze midnight monster mummy mushroom mystery myth
  october owl phantom pilgrim potion prank prowl pumpkin raven scary scream shiver shriek skeleton skull
  spider spooky thankful tomb treat trick turkey vampire werewolf witch wolf zombie`;
