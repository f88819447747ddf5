/**
 * Where one symbol as people see it (a grapheme cluster) ends and the next begins.
 *
 * Nearly all texts are made of characters that never combine; they are told by a few
 * comparisons. Only the stretches with other characters in them go through `Intl.Segmenter`,
 * once each, so that the whole costs time linear in the text.
 */

/** Answers the end of the cluster that begins at `at`; to be asked from left to right. */
export type ClusterEnd = (at: number) => number;

const SEGMENTER: Intl.Segmenter = new Intl.Segmenter("und", { granularity: "grapheme" });

/** Scans one text from left to right. */
export function clusterEnds(text: string): ClusterEnd {
  let ends: readonly number[] = [];
  let next = 0;
  let runTo = 0;
  return (at) => {
    if (at >= runTo) {
      if (isPlain(text.charCodeAt(at)) && (at + 1 >= text.length || isPlain(text.charCodeAt(at + 1))))
        return at + 1;
      let to = at + 1;
      while (to < text.length && !isPlain(text.charCodeAt(to))) to++;
      ends = segmentEnds(text.slice(at, to), at);
      next = 0;
      runTo = to;
    }
    while ((ends[next] ?? runTo) <= at && next < ends.length) next++;
    return ends[next] ?? runTo;
  };
}

/** The first cluster of a text; the empty text for the empty text. */
export function firstCluster(text: string): string {
  return text.slice(0, text === "" ? 0 : clusterEnds(text)(0));
}

function segmentEnds(run: string, offset: number): number[] {
  const ends: number[] = [];
  for (const { index, segment } of SEGMENTER.segment(run)) ends.push(offset + index + segment.length);
  return ends;
}

/** Characters that neither combine with the one before nor with the one after: the common letters and ASCII. */
function isPlain(unit: number): boolean {
  return (
    unit < 0x80 ||
    (unit >= 0xc0 && unit < 0x300) ||
    (unit >= 0x370 && unit < 0x483) ||
    (unit >= 0x48a && unit < 0x530) ||
    (unit >= 0x3041 && unit < 0x3097) ||
    (unit >= 0x30a1 && unit < 0x30fb) ||
    (unit >= 0x4e00 && unit < 0xa000)
  );
}
