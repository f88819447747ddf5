/** A mistake on the command line itself: an option, an argument or a file. Ends the command with code 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
  /** What to do instead. */
  readonly hint: string | undefined;

  constructor(message: string, hint?: string) {
    super(message);
    this.hint = hint;
  }
}
