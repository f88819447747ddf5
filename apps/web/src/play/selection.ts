/** What is selected on a board: a symbol with all its places, or the slot of a carry. */

export type Selection =
  | { readonly kind: "symbol"; readonly symbol: string }
  | { readonly kind: "carry"; readonly slot: string };

export const symbolIn = (selected: Selection | undefined): string | undefined =>
  selected?.kind === "symbol" ? selected.symbol : undefined;
