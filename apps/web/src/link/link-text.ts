/**
 * How text stands in a link. Letters, digits and the signs of sums stand raw, so that a person can read the link;
 * all else is percent-encoded, since chat programs and mail cut or change it. A space is `~`: some programs turn
 * `+` into a space, so a space that is found means `+`.
 *
 * `URLSearchParams` would read every `+` as a space and is not used anywhere.
 */

/** Raw are letters of any script, digits, marks on letters, and signs that no program cuts out of a link. */
const RAW = /^[\p{L}\p{N}\p{M}+\-*/=!;(),._@]$/u;
const LETTER_OR_DIGIT = /^[\p{L}\p{N}]$/u;
const LONE_SURROGATE = /\p{Surrogate}/gu;
const ESCAPES = /(?:%[0-9a-f]{2})+/gi;

const escaped = (character: string): string =>
  [...new TextEncoder().encode(character)]
    .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`)
    .join("");

/** The text of a puzzle or of a value; spaces at its ends are left out. */
export function encodeText(text: string): string {
  const trimmed = text.trim().replace(LONE_SURROGATE, "\ufffd");
  return [...trimmed].map((c) => (c === " " ? "~" : RAW.test(c) ? c : escaped(c))).join("");
}

/** The text that `encodeText` wrote; never throws, a broken escape stands for itself. */
export function decodeText(raw: string): string {
  return raw
    .split("~")
    .map((part) => unescaped(part).replaceAll(" ", "+"))
    .join(" ");
}

/** A row of a layout: its spaces keep their number and place, and are `%20`; so `+` is escaped, which some turn into one. */
export function encodeRow(row: string): string {
  const whole = row.trimEnd().replace(LONE_SURROGATE, "\ufffd");
  return [...whole].map((c) => (RAW.test(c) && c !== ";" && c !== "+" ? c : escaped(c))).join("");
}

/** The row that `encodeRow` wrote. */
export const decodeRow = (raw: string): string => raw.split("~").map(unescaped).join(" ");

/** The last character is a letter or a digit, else escaped: chat programs leave `)` or `!` at the end out of a link. */
export function withSafeEnd(link: string): string {
  const last = [...link].at(-1);
  if (last === undefined || LETTER_OR_DIGIT.test(last)) return link;
  return link.slice(0, -last.length) + escaped(last);
}

/** What may follow a link in a message, and what no link ends with. */
const BEHIND = /[.,:;!?*'"’”»>\]}…]$/u;

/** The link without what followed it in a message; a bracket that it opened stays. */
export function withoutMessage(link: string): string {
  let text = link.trimEnd();
  for (;;) {
    if (BEHIND.test(text)) text = text.slice(0, -1);
    else if (text.endsWith(")") && countOf(text, CLOSED) > countOf(text, OPENED)) text = text.slice(0, -1);
    else return text;
  }
}

/** Brackets, raw or escaped. */
const OPENED = /\(|%28/g;
const CLOSED = /\)|%29/g;

const countOf = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0;

/** Escapes that are no text in UTF-8 stay as they are. */
function unescaped(text: string): string {
  return text.replace(ESCAPES, (run) => {
    try {
      return decodeURIComponent(run);
    } catch {
      return run;
    }
  });
}
