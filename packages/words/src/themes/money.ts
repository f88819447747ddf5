/** Coins, banks, shops and prices. */
export const words: string = `account auction audit bank banker bankrupt bargain bill billion bond bonus borrow broker budget business
  buy buyer cash cashier cents cheap check coin coins cost costly coupon credit currency debt deposit
  discount dividend dollar ducat earnings euros exchange fare fee finance funds gold import invest invoice
  loan loss mall market million mint money mortgage nickel notes paid pay payment payroll penny pension
  pound pounds price profit purchase purse rent rental retail retailer rich ruble rupee salary sale saving
  savings security sell shilling shopper silver stocks tax teller trade treasure treasury vault voucher
  wage wages wallet wealth yen`;
