/**
 * The groups of a page as the structure of a tagged PDF, so that it can be heard, searched and taken apart. What is for
 * the eye only is drawn first, outside of the structure, since content inside content would have two owners.
 */
import type { SheetGroup, SheetItem, SheetNode } from "../page.js";

type StructureElement = InstanceType<typeof PDFKit.PDFStructureElement>;

export interface StructureWriter {
  readonly document: PDFKit.PDFDocument;
  readonly draw: (item: SheetItem) => void;
}

/** Draws all that is for the eye only. */
export function drawArtifacts(nodes: readonly SheetNode[], { document, draw }: StructureWriter): void {
  for (const node of nodes) {
    if (node.kind !== "group") continue;
    if (node.tag !== "Artifact") {
      drawArtifacts(node.children, { document, draw });
      continue;
    }
    document.markContent("Artifact", { type: "Layout" });
    for (const item of itemsIn(node)) draw(item);
    document.endMarkedContent();
  }
}

/** The element of a group, with those inside it. Drawn when it is added to the document. */
export function structured(group: SheetGroup, writer: StructureWriter): StructureElement {
  const { document } = writer;
  const { tag, alt, scope, box } = group;
  const actual = group.actual ?? spokenText(group);
  const [left, top] = box === undefined ? [0, 0] : [points(box.x), points(box.y)];
  const options = {
    ...(alt !== undefined && { alt }),
    ...(actual !== undefined && { actual }),
    ...(scope !== undefined && { scope }),
    ...(tag === "Figure" &&
      box !== undefined && { bbox: [left, top, left + points(box.width), top + points(box.height)] }),
  };
  return document.struct(tag, options, tag === "Figure" ? [drawing(group, writer)] : parts(group, writer));
}

/** Pieces of a text: what stands on two lines, or in two faces, would be read as one word. */
function spokenText({ tag, children }: SheetGroup): string | undefined {
  if (!SPOKEN.has(tag)) return undefined;
  const pieces = piecesOf(children);
  return pieces.length < 2 ? undefined : pieces.join(" ").replace(/ (?=[,.;:!?)])/g, "");
}

const SPOKEN: ReadonlySet<string> = new Set(["H1", "H2", "P"]);

const piecesOf = (nodes: readonly SheetNode[]): string[] =>
  nodes.flatMap((node): string[] => {
    if (node.kind === "text") return [node.text];
    if (node.kind !== "group" || node.tag === "Artifact") return [];
    return node.actual === undefined ? piecesOf(node.children) : [node.actual];
  });

const points = (length: number): number => (length * 72) / 25.4;

/** All of a figure is one thing. */
const drawing =
  (group: SheetGroup, { draw }: StructureWriter): (() => void) =>
  () => {
    for (const item of itemsIn(group)) draw(item);
  };

/** Neighbouring items are one content; groups are elements of their own. */
function parts({ children }: SheetGroup, writer: StructureWriter): (StructureElement | (() => void))[] {
  const found: (StructureElement | (() => void))[] = [];
  let items: SheetItem[] = [];
  const flush = (): void => {
    if (items.length === 0) return;
    const all = items;
    found.push(() => {
      for (const item of all) writer.draw(item);
    });
    items = [];
  };
  for (const node of children) {
    if (node.kind !== "group") {
      items.push(node);
      continue;
    }
    if (node.tag === "Artifact") continue;
    flush();
    found.push(structured(node, writer));
  }
  flush();
  return found;
}

function itemsIn(group: SheetGroup): SheetItem[] {
  return group.children.flatMap((node) => (node.kind === "group" ? itemsIn(node) : [node]));
}
