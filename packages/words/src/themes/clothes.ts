/** Clothes, shoes, fabrics, jewels and those who make them. */
export const words: string = `anklet anorak apron bandana beads belt bikini blazer blouse bonnet boots bracelet brooch button cap cape
  cardigan cloak clothes coat collar denim dress fedora flannel fleece garment glove gloves gown hat
  hoodie jacket jeans jersey jewelry jumper jumpsuit khaki kilt kimono leggings leotard loafers moccasin
  necklace necktie overalls overcoat pajamas parka poncho pullover raincoat ribbon sandals sari sarong
  scarf shawl shirt shoelace shoes shorts skirt slacks sleeve slippers sneakers socks suit sweater tie
  tights trousers tunic turban tuxedo tweed uniform vest visor waist zip zipper`;
