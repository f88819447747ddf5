/** How dates are written: in the language of the page, in the way of the user's region where it is known. */
import { language } from "../language/language.js";

export function dateLocale(): string {
  const own = navigator.languages.find((each) => each.slice(0, 2) === language.value);
  return own ?? language.value;
}
