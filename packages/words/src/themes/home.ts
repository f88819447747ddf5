/** Rooms, furniture, kitchen things and tools. */
export const words: string = `armchair attic balcony basement basket bath bathroom bed bedroom bell blanket blender blinds book
  bookcase bowl brush bucket bulb cabinet candle carpet cellar chair chimney clock closet cooker couch
  counter cupboard curtain cushion desk dish door doorbell doormat drawer dresser dryer faucet freezer
  fridge furnace fuse garage hall hallway hedge home house kettle key kitchen knife ladder lamp lantern
  larder library lounge mat mattress mirror mop mug oven pantry picture pillow porch portrait quilt
  radiator room rug saucer shelf shower shutter sink soap sofa spoon stair stove table teapot toilet towel
  vacuum vase wardrobe window`;
