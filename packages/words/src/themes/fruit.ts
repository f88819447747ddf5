/** What grows to be eaten: fruit, vegetables, nuts and herbs. */
export const words: string = `acorn almond apple apricot avocado banana barley basil bean beet cabbage caraway cardamom carrot cashew
  celery chard cherry chestnut chickpea chili chive cilantro citrus clove coconut corn cucumber currant
  damson date dill eggplant endive fennel fig filbert fruit garlic ginger gourd guava hazelnut herb kale
  kiwi kohlrabi kumquat leek lemon lentil lettuce lime loquat lychee mango marjoram marrow melon millet
  mint mulberry mushroom mustard nut nutmeg oat okra olive onion orange oregano papaya parsley parsnip pea
  peach peanut pear pecan pepper plantain plum pomelo potato prune pumpkin quince radish raisin rhubarb
  rice rosemary rutabaga saffron sage salad savory scallion shallot sloe sorrel soy spinach sprout squash
  tamarind tangelo taro tarragon thyme tomato truffle turnip vanilla vine walnut wasabi wheat yam zucchini`;
