/** Animals, crops, buildings and machines of a farm. */
export const words: string = `acre baler barley barn barnyard beef beehive bridle bull bullock butter calf cart cat cattle cheese
  chicken clover coop corn cow cowboy crop dairy donkey duck egg ewe farm farmer farmyard field fleece
  flock geese goat goose grain harrow harvest hatch hay haystack hen hens herd horse lamb maize meadow
  milk mule oats orchard ox paddock pasture pig piglet pigsty plough plow poultry ram rooster rye saddle
  sheep shepherd silo stable straw tractor turkey wagon wheat`;
