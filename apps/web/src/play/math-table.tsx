/**
 * A line of mathematics that is played: its numbers as cells in a row, with signs, fractions, powers, roots and
 * brackets around them. It breaks into several lines where the screen is narrow.
 */
import type { MathItem, MathLine } from "cryptarithm";
import type { ComponentChildren, JSX } from "preact";
import { CellButton } from "./cell-button.js";
import { type BoardCell, type BoardTable, numbersOf } from "./cells.js";
import { words } from "./sentences.js";
import type { Session } from "./session.js";

type Numbers = ReadonlyMap<MathItem, readonly BoardCell[]>;

export function MathTable({
  table,
  session,
}: {
  readonly table: BoardTable;
  readonly session: Session;
}): JSX.Element {
  const line = table.drawing.kind === "math" ? table.drawing.line : [];
  const numbers: Numbers = new Map(
    numbersOf(line).map((item, i) => [item, table.numbers[i]?.cells ?? []] as const),
  );
  const isLooked = session.look.value !== undefined && session.look.value.part === table.part;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a line of cells with signs between them is no table
    <div
      role="grid"
      class={isLooked ? "math band" : "math"}
      aria-label={words().lineName(table.cells.length)}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: its cells are */}
      <div role="row" class="math-row">
        {sidesOf(line).map((side, i) => (
          <span key={i} class="side" role="presentation">
            <Line line={side} numbers={numbers} session={session} />
          </span>
        ))}
      </div>
    </div>
  );
}

const RELATIONS: ReadonlySet<string> = new Set(["=", "≠", "<", "≤", ">", "≥", "∈", "∉"]);

/** The sides of relations, each with the sign or word before it, so that a line breaks there first. */
function sidesOf(line: MathLine): MathLine[] {
  const sides: MathItem[][] = [[]];
  for (const item of line) {
    if (isBetween(item)) sides.push([]);
    sides.at(-1)?.push(item);
  }
  return sides;
}

const JOINTS: ReadonlySet<string> = new Set(["and", "or"]);

/** Whether it stands between two sides. */
const isBetween = (item: MathItem): boolean =>
  item.kind === "text"
    ? item.name !== true && JOINTS.has(item.text)
    : item.kind === "sign" && item.alone !== true && RELATIONS.has(item.sign);

interface LineProps {
  readonly line: MathLine;
  readonly numbers: Numbers;
  readonly session: Session;
}

function Line({ line, numbers, session }: LineProps): JSX.Element {
  return (
    <>
      {line.map((item, i) => (
        <Item key={i} item={item} numbers={numbers} session={session} />
      ))}
    </>
  );
}

function Item({
  item,
  numbers,
  session,
}: Omit<LineProps, "line"> & { readonly item: MathItem }): JSX.Element {
  const inside = (line: MathLine): JSX.Element => <Line line={line} numbers={numbers} session={session} />;
  switch (item.kind) {
    case "number": {
      const cells = numbers.get(item) ?? [];
      const point = cells.length - item.decimals;
      return (
        <span class="number" role="presentation">
          {cells.map((cell, i) => (
            <>
              {item.decimals > 0 && i === point && <span class="sign-text">.</span>}
              {/* biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: the button in it is */}
              <span role="gridcell" key={cell.id}>
                <CellButton cell={cell} session={session} />
              </span>
            </>
          ))}
        </span>
      );
    }
    case "sign":
      return <Text kind={item.alone === true ? "sign-text alone" : "sign-text"}>{item.sign}</Text>;
    case "text":
      return <Text kind="word-text">{item.text}</Text>;
    case "fraction":
      return (
        <span class="fraction" role="presentation">
          <span class="fraction-part">{inside(item.above)}</span>
          <span class="fraction-part below">{inside(item.below)}</span>
        </span>
      );
    case "power":
      return (
        <span class="power" role="presentation">
          {inside(item.base)}
          <span class="raised">{inside(item.exponent)}</span>
        </span>
      );
    case "based":
      return (
        <span class="power" role="presentation">
          {inside(item.number)}
          <span class="lowered">{inside(item.base)}</span>
        </span>
      );
    case "root":
      return (
        <span class="root" role="presentation">
          {item.degree !== undefined && <span class="degree">{inside(item.degree)}</span>}
          <svg class="root-sign" viewBox="0 0 50 100" preserveAspectRatio="none" aria-hidden="true">
            <path d="M3 60L14 52L28 97L50 3" vector-effect="non-scaling-stroke" />
          </svg>
          <span class="root-inside">{inside(item.inside)}</span>
        </span>
      );
    case "brackets": {
      const [open, close] = BRACKETS[item.shape];
      return (
        <span class="brackets" role="presentation">
          <Text kind="bracket-text">{open}</Text>
          {inside(item.inside)}
          <Text kind="bracket-text">{close}</Text>
        </span>
      );
    }
  }
}

const BRACKETS = { round: ["(", ")"], curly: ["{", "}"], floor: ["⌊", "⌋"], bars: ["|", "|"] } as const;

/** What is printed between the cells; it is heard by its row's cells only, so it is not hidden. */
function Text({
  kind,
  children,
}: {
  readonly kind: string;
  readonly children: ComponentChildren;
}): JSX.Element {
  return <span class={kind}>{children}</span>;
}
