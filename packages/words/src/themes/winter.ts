/** Winter, Christmas, Hanukkah and the New Year. */
export const words: string = `advent angel banner bauble bell blizzard candle cane card carol carols cedar cheer chestnut chimney
  church cookie cracker crib december dreidel eggnog elf elves feast frost frosty garland gelt gift gifts
  ginger gloves goose holiday holly holy hymn icicle icing ivy jingle jolly joy joyful lantern magi manger
  menorah merry mittens myrrh nativity nicholas noel ornament pie pine presents pudding reindeer ribbon
  robin rudolph saint santa scarf shepherd skates sleigh snow snowball snowman snowy spruce stars stocking
  stove tidings tinsel toboggan toy treat tree winter wishes wreath yule yuletide`;
