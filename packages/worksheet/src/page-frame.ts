/** What stands around the body of every page: the title with the fields to fill in, and the rules and the set's code. */
import type { SheetGroup, SheetNode, SheetPage, SheetPageKind } from "./page.js";
import { FOOTER_HEIGHT, footerBox, HAIRLINE, headerBox, PAPERS, SMALL_SIZE, TITLE_SIZE } from "./paper.js";
import type { SheetSettings } from "./settings.js";
import { artifact, group, level } from "./shapes.js";
import type { SheetField } from "./sheet.js";
import { POINT, textWidth } from "./text/measure.js";
import { paragraph } from "./text/paragraph.js";
import { typeset } from "./text/typeset.js";

/** A page before it is known how many there are. */
export interface PageBody {
  readonly kind: SheetPageKind;
  /** At the top; cards have none. */
  readonly heading?: string;
  /** What the foot tells, beside the set's code. */
  readonly footnote?: string;
  readonly groups: readonly SheetGroup[];
}

/** The rules on which fields are written, in millimetres. */
const FIELD_RULES: Readonly<Record<SheetField, number>> = { name: 38, date: 24, class: 18, score: 14 };
/** Fields below each other, when there are more than these. */
const MOST_IN_A_ROW = 2;
const FIELD_GAP = 4;
const LARGE_NOTE: number = 10.5 * POINT;
/** Millimetres, so that it stays clear of the body. */
const MOST_NOTE = 9;

export function framed(body: PageBody, number: number, of: number, settings: SheetSettings): SheetPage {
  const { paper, words, language, title } = settings;
  const { width, height } = PAPERS[paper];
  return {
    kind: body.kind,
    number,
    width,
    height,
    language,
    title: words.pageTitle(body.heading ?? title, number, of),
    children: [
      ...(body.heading === undefined ? [] : header(body.heading, body.kind, settings)),
      ...body.groups,
      footer(body.footnote ?? "", words.page(settings.set, number, of), settings),
    ],
  };
}

function header(heading: string, kind: SheetPageKind, settings: SheetSettings): SheetGroup[] {
  const { x, y, width, height } = headerBox(settings.paper);
  const fields = kind === "puzzles" ? fieldsFor(heading, settings) : NO_FIELDS;
  const room = width - fields.width - (fields.width > 0 ? 6 : 0);
  const title = fittingTitle(heading, room);
  const text = paragraph([{ text: heading, font: "bold" }], {
    x,
    // The baseline of a single line stands on that of the fields.
    y: y + 5.9 - 0.94 * title.size - (title.lines > 1 ? 1.2 : 0),
    width: room,
    size: title.size,
    leading: 1.15,
  });
  return [
    { ...group("H1", text.nodes), box: { x, y, width: room, height } },
    ...fields.nodes,
    ...(kind === "reasoning" ? [artifact([level(x, y + height, width, HAIRLINE)])] : []),
  ];
}

/** As large as it can be on one line or two. */
function fittingTitle(heading: string, room: number): { readonly size: number; readonly lines: number } {
  for (const [scale, most] of [
    [1, 1],
    [0.85, 1],
    [0.85, 2],
    [0.7, 2],
    [0.6, 3],
  ] as const) {
    const size = TITLE_SIZE * scale;
    const { lines } = paragraph([{ text: heading, font: "bold" }], { x: 0, y: 0, width: room, size });
    if (lines <= most) return { size, lines };
  }
  return { size: TITLE_SIZE / 2, lines: 3 };
}

interface Fields {
  readonly nodes: readonly SheetGroup[];
  readonly width: number;
}

const NO_FIELDS: Fields = { nodes: [], width: 0 };

/** In one row where the title has room beside it, otherwise in two. */
function fieldsFor(heading: string, settings: SheetSettings): Fields {
  const { x, width, y } = headerBox(settings.paper);
  const row = fieldsAt(x + width, y + 4.6, { ...settings, rows: 1 });
  const title = fittingTitle(heading, width - row.width - 6);
  const fits = title.lines === 1 || settings.fields.length <= MOST_IN_A_ROW;
  return fits ? row : fieldsAt(x + width, y + 4.6, { ...settings, rows: 2 });
}

/** The fields, right-aligned, in one row or two. */
function fieldsAt(
  right: number,
  top: number,
  { fields, words, body, rows: wanted }: SheetSettings & { readonly rows: number },
): Fields {
  const size = Math.min(body, 4.2);
  const widthOf = (field: SheetField): number =>
    textWidth(`${words.fields[field]} `, size, "serif") + FIELD_RULES[field];
  const rows = wanted > 1 ? [fields.slice(0, MOST_IN_A_ROW), fields.slice(MOST_IN_A_ROW)] : [fields];
  const widths = rows.map((row) => row.reduce((sum, field) => sum + widthOf(field) + FIELD_GAP, -FIELD_GAP));
  const width = Math.max(0, ...widths);
  const nodes = rows.flatMap((row, r) => {
    let x = right - (widths[r] ?? 0);
    return row.map((field) => {
      const baseline = top + 1.3 + r * 7.4;
      const label = textWidth(`${words.fields[field]} `, size, "serif");
      const children: SheetNode[] = [
        ...typeset(words.fields[field], { x, y: baseline, size }),
        level(x + label, baseline + 0.6, FIELD_RULES[field], HAIRLINE),
      ];
      x += widthOf(field) + FIELD_GAP;
      return group("P", children);
    });
  });
  return { nodes, width };
}

function footer(footnote: string, page: string, { paper, large }: SheetSettings): SheetGroup {
  const { x, y, width } = footerBox(paper);
  const size = SMALL_SIZE;
  const right = textWidth(page, size, "serif");
  const room = width - right - 8;
  // Large print has two lines in the room between the body and the foot; many rules are smaller.
  const sizes = [...(large ? [LARGE_NOTE] : []), size, 0.88 * size, 0.76 * size, 0.64 * size];
  const heightIn = (small: number): number =>
    paragraph(footnote, { x, y: 0, width: room, size: small, leading: 1.2 }).height;
  const noteSize = sizes.find((small) => heightIn(small) <= MOST_NOTE) ?? 0.64 * size;
  const place = { x, y: 0, width: room, size: noteSize, leading: 1.2 };
  const height = heightIn(noteSize);
  const top = y + FOOTER_HEIGHT - Math.max(height, 1.2 * noteSize);
  const note = paragraph(footnote, { ...place, y: top });
  return {
    ...group("P", [
      ...note.nodes,
      ...typeset(page, { x: x + width, y: y + FOOTER_HEIGHT - 0.28 * size, size, anchor: "end" }),
    ]),
  };
}
