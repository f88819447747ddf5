/** What a mark may be, and how much less likely that is than the likeliest. */
export interface Choice<T> {
  readonly value: T;
  readonly doubt: number;
}
