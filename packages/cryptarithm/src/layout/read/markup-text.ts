/**
 * Texts copied with their markup: HTML with `&nbsp;` and `&times;`, LaTeX arrays with `\hline` and `&`, tables with
 * upright lines. The markup becomes what it shows, followed by marks without width, so that all places are kept.
 */

/** U+200B, which takes no column. */
const NOTHING = "\u200b";

const shownAs = (shown: string, length: number): string =>
  shown.slice(0, length) + NOTHING.repeat(Math.max(0, length - shown.length));

const ENTITIES: Readonly<Record<string, string>> = {
  nbsp: " ",
  ensp: " ",
  emsp: "  ",
  times: "×",
  divide: "÷",
  minus: "−",
  radic: "√",
  middot: "·",
  bull: "•",
  lowast: "*",
};

const COMMANDS: Readonly<Record<string, string>> = {
  hline: "-----\n",
  times: "×",
  cdot: "×",
  div: "÷",
  square: "□",
  Box: "□",
  sqrt: "√",
  ast: "*",
  star: "*",
};

/** The text without its markup, of the same length. */
export function withoutMarkup(text: string): string {
  let result = text;
  if (result.includes("&") || result.includes("<")) result = withoutHtml(result);
  if (/\\(?:hline|begin)/.test(result)) result = withoutLatex(result);
  return withoutTable(result);
}

function withoutHtml(text: string): string {
  return text
    .replace(/&(?:#(\d{1,5})|#x([0-9a-f]{1,4})|(\w{3,6}));/giu, (all, decimal, hex, name) => {
      const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
      const shown = name === undefined ? String.fromCharCode(code) : ENTITIES[name.toLowerCase()];
      return shown === undefined ? all : shownAs(shown, all.length);
    })
    .replace(/<(?:br|\/p|\/div|\/tr|\/li)\s*\/?>/gi, ({ length }) => shownAs("\n", length))
    .replace(
      /<\/?(?:pre|code|tt|p|div|span|b|i|em|strong|u|table|tbody|tr|td|li)(?:\s[^<>]*)?>/gi,
      ({ length }) => shownAs("", length),
    );
}

function withoutLatex(text: string): string {
  return text
    .replace(/\\(?:begin|end)\s*\{[^{}]*\}(?:\s*\{[^{}]*\})?/g, ({ length }) => shownAs("", length))
    .replace(/\\([A-Za-z]+)/g, (all, name) => {
      const shown = COMMANDS[name];
      return shownAs(shown ?? "", all.length);
    })
    .replace(/\\\\/g, " \n")
    .replace(/\\[;,:! ]/g, "  ")
    .replace(/[&~]/g, " ")
    .replace(/[${}]/g, NOTHING);
}

const TABLE_ROW = /^\s*[|+│├┌└].*[|+│┤┐┘]\s*$/u;

/** Without the upright lines of a table, which begin and end each of its lines; each of its fields is one column. */
function withoutTable(text: string): string {
  const lines = text.split("\n");
  const filled = lines.filter((line) => line.trim() !== "");
  if (filled.length < 3 || !filled.every((line) => TABLE_ROW.test(line))) return text;
  return lines.map((line) => line.replace(/[^|│+├┤┌┐└┘┼┬┴]*[|│+├┤┌┐└┘┼┬┴]/gu, fieldAlone)).join("\n");
}

function fieldAlone(field: string): string {
  const content = field.slice(0, -1).trim();
  if (/^[-─=:]{2,}$/u.test(content)) return shownAs("-", field.length);
  return shownAs(content === "" ? " " : content, field.length);
}
