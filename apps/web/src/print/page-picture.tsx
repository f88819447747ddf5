/** A page of the sheet as it comes out of the printer: the same items as in SVG and PDF, in black on white. */
import {
  FAINT_TONE,
  INK_TONE,
  SHEET_FONT_FAMILIES,
  type SheetGroup,
  type SheetItem,
  type SheetNode,
  type SheetPage,
} from "cryptarithm-worksheet";
import type { JSX } from "preact";

export function PagePicture({ page }: { readonly page: SheetPage }): JSX.Element {
  const { width, height, title, language, children } = page;
  return (
    // As one picture its figures would not be heard.
    // biome-ignore lint/a11y/useSemanticElements: a drawing is no set of fields
    <svg
      class="sheet-page"
      viewBox={`0 0 ${width} ${height}`}
      lang={language}
      role="group"
      aria-label={title}
      fill="none"
      stroke-linecap="round"
      stroke-linejoin="round"
    >
      <rect width={width} height={height} fill="#ffffff" />
      {children.map((group, i) => (
        <Group key={i} group={group} />
      ))}
    </svg>
  );
}

function Group({ group }: { readonly group: SheetGroup }): JSX.Element {
  const inside = group.children.map((node, i) => <Node key={i} node={node} />);
  if (group.tag === "Figure") {
    return (
      // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of an SVG is nothing one can use
      <g role="img" aria-label={group.alt}>
        {inside}
      </g>
    );
  }
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in a drawing takes the focus
  return group.tag === "Artifact" ? <g aria-hidden="true">{inside}</g> : <g>{inside}</g>;
}

function Node({ node }: { readonly node: SheetNode }): JSX.Element {
  return node.kind === "group" ? <Group group={node} /> : <Item item={node} />;
}

function Item({ item }: { readonly item: SheetItem }): JSX.Element {
  switch (item.kind) {
    case "text": {
      const { family, weight } = SHEET_FONT_FAMILIES[item.font];
      return (
        <text
          x={item.x}
          y={item.y}
          font-size={item.size}
          font-family={family}
          font-weight={weight}
          fill={INK_TONE}
          text-anchor={item.anchor}
          {...(item.text.length > 1 && { textLength: item.width })}
        >
          {item.text}
        </text>
      );
    }
    case "line":
      return <path d={`M${item.x1} ${item.y1}L${item.x2} ${item.y2}`} {...stroke(item)} />;
    case "rectangle":
      return (
        <rect
          x={item.x}
          y={item.y}
          width={item.width}
          height={item.height}
          rx={item.radius}
          {...stroke(item)}
        />
      );
    case "path": {
      const place = `translate(${item.x} ${item.y}) scale(${item.scale})`;
      if (item.filled) return <path d={item.d} transform={place} fill={INK_TONE} />;
      return <path d={item.d} transform={place} {...stroke({ ...item, stroke: item.stroke / item.scale })} />;
    }
  }
}

function stroke({
  stroke: width,
  dashes,
  faint,
}: {
  readonly stroke: number;
  readonly dashes?: readonly [number, number];
  readonly faint?: true;
}): { readonly stroke: string; readonly "stroke-width": number; readonly "stroke-dasharray"?: string } {
  return {
    stroke: faint ? FAINT_TONE : INK_TONE,
    "stroke-width": width,
    ...(dashes !== undefined && { "stroke-dasharray": dashes.join(" ") }),
  };
}
