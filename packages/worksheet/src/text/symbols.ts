/**
 * Characters that the faces of a sheet lack, as paths: signs of mathematics, and the figures that puzzles use as letters.
 * Lengths are thousandths of the size; the baseline is 0, and upwards is negative, as in SVG.
 */

export interface SymbolPath {
  readonly width: number;
  readonly d: string;
  /** How thick the line is; filled when left out. */
  readonly stroke?: number;
}

const THIN = 58;
const line = (width: number, d: string): SymbolPath => ({ width, d, stroke: THIN });
const ring = (radius: number): string =>
  `M${400 - radius} -330A${radius} ${radius} 0 1 0 ${400 + radius} -330A${radius} ${radius} 0 1 0 ${400 - radius} -330Z`;
const STAR = "M400 -720L493 -458L771 -450L551 -281L629 -14L400 -171L171 -14L249 -281L29 -450L307 -458Z";
const SQUARE = "M110 -620H690V-40H110Z";
const UP = "M400 -660L740 -60H60Z";
const DOWN = "M400 0L740 -600H60Z";
const DIAMOND = "M400 -690L690 -330L400 30L110 -330Z";

/** By character. */
export const SYMBOLS: Readonly<Record<string, SymbolPath>> = {
  "≤": line(600, "M490 -520L110 -350L490 -180M110 -60H490"),
  "≥": line(600, "M110 -520L490 -350L110 -180M110 -60H490"),
  "≠": line(600, "M100 -410H500M100 -230H500M200 -90L400 -550"),
  "≡": line(600, "M100 -490H500M100 -320H500M100 -150H500"),
  "∈": line(640, "M530 -560H320A240 240 0 0 0 320 -80H530M85 -320H500"),
  "∉": line(640, "M530 -560H320A240 240 0 0 0 320 -80H530M85 -320H500M220 20L420 -660"),
  "→": line(900, "M90 -300H800M600 -470L800 -300L600 -130"),
  "✓": line(760, "M110 -300L310 -90L660 -600"),
  "✗": line(700, "M130 -540L570 -80M570 -540L130 -80"),
  "⨯": line(600, "M130 -480L470 -140M470 -480L130 -140"),
  "√": line(560, "M40 -300L130 -350L260 -10L470 -740H560"),
  "∛": line(560, "M40 -300L130 -350L260 -10L470 -740H560M100 -720H230L150 -630A70 70 0 1 1 100 -510"),
  "□": line(800, SQUARE),
  "■": { width: 800, d: SQUARE },
  "○": line(800, ring(310)),
  "●": { width: 800, d: ring(310) },
  "◎": line(800, ring(310) + ring(160)),
  "△": line(800, UP),
  "▲": { width: 800, d: UP },
  "▽": line(800, DOWN),
  "▼": { width: 800, d: DOWN },
  "◇": line(800, DIAMOND),
  "◆": { width: 800, d: DIAMOND },
  "☆": line(800, STAR),
  "★": { width: 800, d: STAR },
};
