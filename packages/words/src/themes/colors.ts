/** Colors, and what is done with them. */
export const words: string = `amber aqua ash auburn azure beige black blue bluish bronze brown canary caramel cerise cerulean charcoal
  cherry color copper coral crimson cyan daffodil ecru emerald fawn flaxen fuchsia garnet ginger gold
  golden gray green grey hazel henna indigo ivory jade khaki lavender lilac lime magenta mahogany maize
  maroon mauve moss mustard navy neon ochre olive orange palette pearl pink plum pumpkin purple red rose
  rosy ruby russet sable saffron sage salmon sapphire scarlet sepia sienna silver tan taupe tawny teal
  topaz violet wheat white wine yellow`;
