/** Flowers, trees, tools and all that one meets in a garden. */
export const words: string = `aphid apple aster azalea bamboo basket bed begonia berry bloom blossom bluebell border bouquet bud bulb
  bush cactus camellia chives clover compost crocus daffodil dahlia daisy fennel fern flower frond fuchsia
  garden gardener gate geranium gnome grass grow hedge herb hibiscus hoe holly honey hyacinth iris ivy
  jasmine lavender lawn leaf lilac lily lupin magnolia mallow marigold mimosa mow orchard orchid patio
  peony petal petunia phlox picnic plant pollen pond poppy pot primrose primula pruner ripe rose rosebud
  seed seedling shed shovel slug snail snowdrop spade stem tendril thistle thorn tree trellis trowel tulip
  viola violet weed zinnia`;
