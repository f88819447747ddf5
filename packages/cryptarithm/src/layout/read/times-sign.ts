/**
 * Which of the marks that could be cells, a letter X or an asterisk, is the sign of multiplication: one that stands
 * apart from a row, or the only one of its kind. Where a text has another sign for it, none of them is.
 */
import type { Choice } from "./choice.js";
import type { LayoutSource, Mark, Sign } from "./layout-source.js";

/** The signs of divisions and roots. */
const OTHER_KINDS: ReadonlySet<Sign> = new Set<Sign>(["/", "√", "∛", ")", "|"]);

/** Which mark that could be a cell is the sign of multiplication. */
export function timesSigns({ lines }: LayoutSource, stride: number): readonly Choice<Mark | undefined>[] {
  const none: Choice<undefined> = { value: undefined, doubt: 0 };
  const marked = lines.filter(({ marks }) => marks.some(({ cell }) => cell !== undefined));
  let other = false;
  const counts = new Map<string, number>();
  for (const [i, { marks }] of marked.entries())
    for (const [k, mark] of marks.entries()) {
      if (mark.sign === "*") {
        if (mark.cell === undefined) {
          // One that ends a row only fills a place.
          if (k < marks.length - 1 || i === 0) return [none];
        } else counts.set(mark.text, (counts.get(mark.text) ?? 0) + 1);
      }
      if (mark.sign !== undefined && OTHER_KINDS.has(mark.sign)) other = true;
    }
  if (other || counts.size === 0) return [none];
  const strong: Mark[] = [];
  const weak: Mark[] = [];
  const apart = (a: Mark | undefined, b: Mark | undefined): boolean =>
    a !== undefined && b !== undefined && b.column - a.column > Math.max(a.width, stride);
  // The only letter of a text is none, where it ends the row of a factor.
  const lone =
    marked.flatMap(({ marks }) => marks.filter(({ cell }) => cell?.kind === "letter")).length === 1;
  let signed = false;
  for (const [i, { marks }] of marked.slice(0, 3).entries()) {
    for (const [k, mark] of marks.entries()) {
      if (i < 2 && k === 0 && (mark.sign === "+" || mark.sign === "-")) signed = true;
      if (mark.sign !== "*" || mark.cell === undefined) continue;
      const before = marks[k - 1];
      const next = marks[k + 1];
      const first = before === undefined;
      const last = next === undefined;
      if (first && last) {
        if (i > 0) strong.push(mark);
      } else if (
        (first || (before.cell !== undefined && apart(before, mark))) &&
        (last || apart(mark, next))
      ) {
        if (i < 2 || first) strong.push(mark);
      } else if (last && i < 2 && mark.cell.kind === "letter" && counts.get(mark.text) === 1 && lone)
        strong.push(mark);
      else if (first && i === 1) weak.push(mark);
      else if (!first && !last && i === 0 && counts.get(mark.text) === 1) weak.push(mark);
    }
  }
  const once = (mark: Mark): boolean => counts.get(mark.text) === 1 && counts.size === 1;
  const choices: Choice<Mark | undefined>[] = [];
  for (const mark of strong.slice(0, 3)) choices.push({ value: mark, doubt: choices.length });
  if (!signed) for (const mark of weak.slice(0, 3)) choices.push({ value: mark, doubt: once(mark) ? 0 : 1 });
  const sure = strong.length > 0 && strong.every(once);
  if (!sure) choices.push({ value: undefined, doubt: choices.length > 0 ? 1.5 : 0 });
  return choices;
}
