/**
 * Where one symbol as people see it (a grapheme cluster) ends and the next begins.
 *
 * Nearly all texts are made of characters that never combine; they are told by a few
 * comparisons. Only the stretches with other characters in them go through `Intl.Segmenter`, in
 * small pieces cut between clusters, since its iterator takes time for the whole text at each step.
 */

/** Answers the end of the cluster that begins at `at`; to be asked from left to right. */
export type ClusterEnd = (at: number) => number;

/** Made when first needed: it loads tables that take longer than solving a puzzle. */
let segmenter: Intl.Segmenter | undefined;

function segments(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter("und", { granularity: "grapheme" });
  return segmenter.segment(text);
}

const PIECE = 128;

/** Scans one text from left to right; the whole scan costs time linear in the text. */
export function clusterEnds(text: string): ClusterEnd {
  let ends: readonly number[] = [];
  let next = 0;
  return (at) => {
    while (next < ends.length && (ends[next] ?? 0) <= at) next++;
    if (next === ends.length) {
      if (combinesNot(text, at)) return at + 1;
      ends = pieceEnds(text, at);
      next = 0;
    }
    return ends[next] ?? text.length;
  };
}

/** The first cluster of a text; the empty text for the empty text. */
export function firstCluster(text: string): string {
  return text.slice(0, clusterEnds(text)(0));
}

function combinesNot(text: string, at: number): boolean {
  return isPlain(text.charCodeAt(at)) && (at + 1 >= text.length || isPlain(text.charCodeAt(at + 1)));
}

/** The ends of the first clusters from `at`, at least one, up to where plain characters begin. */
function pieceEnds(text: string, at: number): readonly number[] {
  for (let size = PIECE; ; size *= 2) {
    const limit = Math.min(text.length, at + size);
    let to = at + 1;
    while (to < limit && !isPlain(text.charCodeAt(to))) to++;
    const ends: number[] = [];
    for (const { index, segment } of segments(text.slice(at, to))) {
      ends.push(at + index + segment.length);
    }
    const complete = to === text.length || isPlain(text.charCodeAt(to));
    // The last cluster of a piece may go on behind it.
    if (!complete) ends.pop();
    if (ends.length > 0) return ends;
  }
}

/**
 * Characters that combine neither with the one before nor with the one after: Latin, Greek and
 * Cyrillic letters, punctuation and signs, kana and Chinese characters, full-width forms.
 */
function isPlain(unit: number): boolean {
  if (unit < 0x530) return unit < 0x300 || (unit >= 0x370 && unit < 0x483) || unit >= 0x48a;
  if (unit < 0x3000) return (unit >= 0x2010 && unit < 0x20d0) || (unit >= 0x2100 && unit < 0x2c00);
  if (unit < 0xa4d0) return unit < 0x302a || (unit >= 0x3030 && unit < 0x3099) || unit >= 0x309b;
  return unit > 0xff00 && unit < 0xff9e;
}
