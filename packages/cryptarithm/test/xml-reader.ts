/** A small reader of XML that refuses what is not well-formed; for tests of what is drawn. */

export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** The text directly inside. */
  readonly text: string;
}

/** The root element; throws where the text is not well-formed. */
export function readXml(source: string): XmlElement {
  const root: { children: XmlElement[]; text: string } = { children: [], text: "" };
  const open: { name: string; attributes: Record<string, string>; children: XmlElement[]; text: string }[] =
    [];
  let at = 0;
  const fail = (what: string): never => {
    throw new Error(`${what} at ${at}: ${source.slice(at, at + 60)}`);
  };
  while (at < source.length) {
    const here = open.at(-1) ?? root;
    if (source[at] !== "<") {
      const end = source.indexOf("<", at);
      const text = source.slice(at, end < 0 ? source.length : end);
      if (/&(?!(amp|lt|gt|quot);)/.test(text)) fail("a bare &");
      here.text += text;
      at += text.length;
      continue;
    }
    const tag =
      /^<(\/?)([a-z]+)((?:\s+[a-zA-Z:-]+="[^"<&]*(?:&(?:amp|lt|gt|quot);[^"<&]*)*")*)\s*(\/?)>/.exec(
        source.slice(at),
      );
    if (tag === null) return fail("no tag");
    const [whole, closing, name = "", written = "", alone] = tag;
    at += whole.length;
    if (closing === "/") {
      const done = open.pop();
      if (done?.name !== name) fail(`</${name}> closes ${done?.name}`);
      (open.at(-1) ?? root).children.push(done as XmlElement);
      continue;
    }
    const attributes: Record<string, string> = {};
    for (const [, key = "", value = ""] of written.matchAll(/([a-zA-Z:-]+)="([^"]*)"/g)) {
      if (key in attributes) fail(`${key} twice`);
      attributes[key] = unescaped(value);
    }
    const element = { name, attributes, children: [], text: "" };
    if (alone === "/") here.children.push(element);
    else open.push(element);
  }
  const [only, ...others] = root.children;
  if (open.length > 0 || only === undefined || others.length > 0 || root.text.trim() !== "")
    return fail("not one element");
  return only;
}

const unescaped = (text: string): string =>
  text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");

/** All elements of a name, in document order. */
export function withName(root: XmlElement, name: string): XmlElement[] {
  const inner = root.children.flatMap((child) => withName(child, name));
  return root.name === name ? [root, ...inner] : inner;
}

/** All text inside. */
export function textOf(element: XmlElement): string {
  return unescaped(element.text) + element.children.map(textOf).join("");
}
