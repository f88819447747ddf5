/**
 * Waits for the two typefaces of the first view, which are asked for with the page and so are mostly there before its
 * script; otherwise the name of the page and its headings would be drawn twice, and move. Not for long: where a file
 * does not come, the browser's own typefaces do.
 */
const FONTS = ['600 1em "Source Serif 4"', '500 1em "Source Code Pro"'];
const MOST_MILLISECONDS = 200;

export async function firstFonts(): Promise<void> {
  const loaded = Promise.all(FONTS.map((font) => document.fonts.load(font)));
  const enough = new Promise((resolve) => setTimeout(resolve, MOST_MILLISECONDS));
  await Promise.race([loaded, enough]).catch(() => {
    // The browser's own will do.
  });
}
