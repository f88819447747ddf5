/**
 * Plots for the documentation, as SVG by hand: lines over two axes, both of which may be
 * logarithmic. The colours stand out on light and on dark pages alike, since a picture cannot know
 * which it will be on; there is no background. Text is text, so that it can be read out and searched.
 */

interface Series {
  readonly name: string;
  readonly points: readonly (readonly [x: number, y: number])[];
}

export interface Plot {
  readonly title: string;
  readonly x: string;
  readonly y: string;
  readonly logX?: boolean;
  readonly series: readonly Series[];
  /** A value of the y axis as text. */
  readonly format: (value: number) => string;
}

const WIDTH = 640;
const HEIGHT = 360;
const LEFT = 100;
const RIGHT = 24;
const TOP = 48;
const BOTTOM = 52;
/** Neutral grey for axes and text: contrast above 4.5 on white and on near-black. */
const INK = "#767676";
const COLOURS = ["#2f81f7", "#d4762c", "#2da44e"];
const FONT = "font-family=\"system-ui, 'Segoe UI', 'DejaVu Sans', sans-serif\" font-size=\"13\"";

/** The plot as an SVG document. The y axis is logarithmic, as costs are. */
export function drawPlot(plot: Plot): string {
  const xs = plot.series.flatMap(({ points }) => points.map(([x]) => x));
  const ys = plot.series.flatMap(({ points }) => points.map(([, y]) => y));
  const across = new Axis(xs, plot.logX ?? false, LEFT, WIDTH - RIGHT);
  const up = new Axis(ys, true, HEIGHT - BOTTOM, TOP);
  const parts = [
    text(LEFT, 20, plot.title, 'font-weight="600"'),
    ...up
      .ticks()
      .flatMap((value) => [
        line(LEFT, up.at(value), WIDTH - RIGHT, up.at(value), 'stroke-opacity="0.25"'),
        text(LEFT - 8, up.at(value) + 4, plot.format(value), 'text-anchor="end"'),
      ]),
    ...across
      .ticks(xs)
      .flatMap((value) => [
        line(across.at(value), HEIGHT - BOTTOM, across.at(value), HEIGHT - BOTTOM + 5),
        text(across.at(value), HEIGHT - BOTTOM + 20, value.toLocaleString("en"), 'text-anchor="middle"'),
      ]),
    line(LEFT, HEIGHT - BOTTOM, WIDTH - RIGHT, HEIGHT - BOTTOM),
    text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 10, plot.x, 'text-anchor="middle"'),
    text(LEFT, 39, plot.y),
    ...plot.series.flatMap((series, i) => drawSeries(series, i, across, up)),
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" ${FONT}>`,
    `<title>${escaped(plot.title)}</title>`,
    ...parts,
    "</svg>",
    "",
  ].join("\n");
}

function drawSeries({ name, points }: Series, index: number, across: Axis, up: Axis): string[] {
  const colour = COLOURS[index % COLOURS.length] ?? INK;
  const places = points.map(([x, y]) => [round(across.at(x)), round(up.at(y))] as const);
  const legend = WIDTH - RIGHT - 110;
  const legendY = 16 + index * 18;
  return [
    `<polyline fill="none" stroke="${colour}" stroke-width="2" points="${places.map((p) => p.join(",")).join(" ")}"/>`,
    ...places.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3" fill="${colour}"/>`),
    `<line x1="${legend}" y1="${legendY}" x2="${legend + 22}" y2="${legendY}" stroke="${colour}" stroke-width="2"/>`,
    text(legend + 28, legendY + 4, name),
  ];
}

class Axis {
  readonly #least: number;
  readonly #greatest: number;
  readonly #log: boolean;
  readonly #from: number;
  readonly #to: number;

  constructor(values: readonly number[], log: boolean, from: number, to: number) {
    const least = Math.min(...values);
    const greatest = Math.max(...values);
    this.#log = log;
    this.#least = log ? 10 ** Math.floor(Math.log10(least)) : least;
    this.#greatest = log ? 10 ** Math.ceil(Math.log10(greatest)) : greatest;
    this.#from = from;
    this.#to = to;
  }

  at(value: number): number {
    const place = (v: number): number => (this.#log ? Math.log10(v) : v);
    const share = (place(value) - place(this.#least)) / (place(this.#greatest) - place(this.#least) || 1);
    return this.#from + share * (this.#to - this.#from);
  }

  /** Powers of ten on a logarithmic axis; otherwise the values themselves. */
  ticks(values: readonly number[] = []): number[] {
    if (!this.#log) return [...new Set(values)];
    const decades = Math.round(Math.log10(this.#greatest / this.#least));
    return Array.from({ length: decades + 1 }, (_, i) => this.#least * 10 ** i);
  }
}

const round = (value: number): number => Math.round(value * 10) / 10;

const escaped = (value: string): string => value.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const text = (x: number, y: number, content: string, more = ""): string =>
  `<text x="${round(x)}" y="${round(y)}" fill="${INK}" ${more}>${escaped(content)}</text>`.replace(" >", ">");

const line = (x1: number, y1: number, x2: number, y2: number, more = ""): string =>
  `<line x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}" stroke="${INK}" ${more}/>`.replace(
    " />",
    "/>",
  );
