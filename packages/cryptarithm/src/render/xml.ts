/** Writing XML: escaped text, and elements with their attributes. */

/** Text as it may stand between tags and in attributes. */
export function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** In HTML these need their closing tags even when they are empty. */
const PAIRED: ReadonlySet<string> = new Set(["td", "th"]);

export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element; its content is XML already. Attributes without a value are left out. */
export function element(name: string, attributes: Attributes = {}, content = ""): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escaped(String(value))}"`)
    .join("");
  return content === "" && !PAIRED.has(name)
    ? `<${name}${written}/>`
    : `<${name}${written}>${content}</${name}>`;
}
