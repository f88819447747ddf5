/**
 * How many columns of a terminal a text takes: East Asian wide characters and emoji take two,
 * combining marks and invisible characters none. Needed to put a caret under the right place.
 * An approximation by ranges of the Unicode width table, not the table itself.
 */

let segmenter: Intl.Segmenter | undefined;
const INVISIBLE = /^[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]+$/u;
const EMOJI = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f|^[0-9#*]\ufe0f?\u20e3/u;
/** Printable characters of ASCII and Latin-1: one column each. The soft hyphen is invisible. */
const SIMPLE = /^[\x20-\x7e\xa0-\xac\xae-\xff]*$/;
/** What drawings are made of: also Greek and Cyrillic capitals, lines, root signs, and the gaps of gapped-text.ts. */
const DRAWN =
  /^[\x20-\x7e\xa0-\xac\xae-\xff\u0391-\u03a9\u0410-\u042f\u2500-\u257f√∛\u{f0000}-\u{10ffff}]*$/u;

/** Made when it is needed: its tables take longer to load than most puzzles to solve. */
function segments(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter("und", { granularity: "grapheme" });
  return segmenter.segment(text);
}

/** Columns of a whole text without control characters. */
export function displayWidth(text: string): number {
  if (SIMPLE.test(text)) return text.length;
  let width = 0;
  if (DRAWN.test(text)) {
    for (const _ of text) width++;
    return width;
  }
  for (const { segment } of segments(text)) width += clusterWidth(segment);
  return width;
}

/** The clusters of a text with their columns. */
export function* clusters(
  text: string,
): Generator<{ readonly text: string; readonly at: number; readonly width: number }> {
  for (const { segment, index } of segments(text))
    yield { text: segment, at: index, width: clusterWidth(segment) };
}

function clusterWidth(cluster: string): number {
  if (INVISIBLE.test(cluster)) return 0;
  if (EMOJI.test(cluster)) return 2;
  return isWide(cluster.codePointAt(0) ?? 0) ? 2 : 1;
}

/** Whether the East Asian width of a code point is W or F. */
function isWide(point: number): boolean {
  return (
    (point >= 0x1100 && point <= 0x115f) ||
    (point >= 0x2e80 && point <= 0x303e) ||
    (point >= 0x3041 && point <= 0x4dbf) ||
    (point >= 0x4e00 && point <= 0xa4cf) ||
    (point >= 0xa960 && point <= 0xa97c) ||
    (point >= 0xac00 && point <= 0xd7a3) ||
    (point >= 0xf900 && point <= 0xfaff) ||
    (point >= 0xfe30 && point <= 0xfe6f) ||
    (point >= 0xff00 && point <= 0xff60) ||
    (point >= 0xffe0 && point <= 0xffe6) ||
    (point >= 0x1b000 && point <= 0x1b2ff) ||
    (point >= 0x1f300 && point <= 0x1f64f) ||
    (point >= 0x1f900 && point <= 0x1f9ff) ||
    (point >= 0x20000 && point <= 0x3fffd)
  );
}
