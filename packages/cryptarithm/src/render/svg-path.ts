/** The commands of an SVG path, written as they are needed; lengths in cells. */

/** How many units of the picture a cell is wide; all coordinates are rounded to them. */
const UNITS = 100;

/** Half the thickness of a line at most. */
const DOT = 0.024;

export const units = (length: number): number => Math.round(length * UNITS * 10) / 10;

export class SvgPath {
  readonly #commands: string[] = [];

  line(x1: number, y1: number, x2: number, y2: number): this {
    this.#commands.push(`M${units(x1)} ${units(y1)}L${units(x2)} ${units(y2)}`);
    return this;
  }

  /** Goes on from where the path has come to. */
  to(x: number, y: number): this {
    this.#commands.push(`L${units(x)} ${units(y)}`);
    return this;
  }

  curve(x1: number, y1: number, bendX: number, bendY: number, x2: number, y2: number): this {
    this.#commands.push(
      `M${units(x1)} ${units(y1)}Q${units(bendX)} ${units(bendY)} ${units(x2)} ${units(y2)}`,
    );
    return this;
  }

  /** A small ring that its own stroke fills, so that dots are written like all other lines. */
  dot(x: number, y: number): this {
    const [left, right, size] = [units(x - DOT), units(x + DOT), units(DOT)];
    const arc = `A${size} ${size} 0 1 0 `;
    this.#commands.push(`M${left} ${units(y)}${arc}${right} ${units(y)}${arc}${left} ${units(y)}Z`);
    return this;
  }

  toString(): string {
    return this.#commands.join("");
  }
}
