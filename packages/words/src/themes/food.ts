/** Food and drink; fruit and vegetables have a theme of their own. */
export const words: string = `apple bacon bagel batter bean beef beer biscuit bread broth brownie bun burger butter cake candy caramel
  caviar cereal cheddar cheese chicken chili chips cocoa coffee cookie cracker cream crumble crumpet crust
  cupcake curry custard dessert dinner donut dough dumpling egg espresso falafel feta fish flour fritter
  frosting fudge garlic ginger granola gravy honey hummus icecream jam jelly juice kebab ketchup lasagna
  lemonade lobster lunch macaroni maple meal meat meringue milk mint muesli muffin mustard noodle nut
  oatmeal oil omelet oyster pancake paprika pasta pastry pepper pesto pickle picnic pie pizza popcorn pork
  porridge pretzel pudding punch quiche raisin ravioli rice risotto roast roll salad salami salmon salsa
  salt sandwich sauce sausage scone sherbet soda soup spice steak strudel sugar supper sushi syrup taco
  tea toast toffee tofu tortilla treat trifle truffle tuna turkey vanilla vinegar waffle water wine wrap
  yeast yogurt`;
