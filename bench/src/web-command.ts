/**
 * `bench page`: what the page costs its visitors. Sizes of its parts as they travel, and times in Chromium, where
 * there is one. `--write` puts both into the documentation.
 */
import type { Arguments } from "./arguments.js";
import { circumstances, writePart } from "./page.js";
import { type Cells, markdownTable, textTable, time } from "./table.js";
import { FIRST, otherParts, scriptParts, type WebPart } from "./web-sizes.js";
import { chromiumPath, webTimes } from "./web-times.js";

export async function runPage({ rounds, write, words }: Arguments): Promise<void> {
  const sizes = sizeRows();
  const head = ["part", "kB after gzip", "files"];
  process.stdout.write(`${textTable(head, sizes)}\n`);
  const made = circumstances("npm run bench -- page --write");
  if (words[1] !== "sizes") {
    const program = chromiumPath();
    if (program === undefined) {
      process.stdout.write(
        "There is no Chromium here (Debian: apt-get install chromium), so nothing is timed.\n",
      );
    } else {
      const times = await timeRows(program, rounds);
      const timeHead = ["what", "figure"];
      process.stdout.write(`\n${textTable(timeHead, times)}\n`);
      if (write) writePart("page times", `${made}\n\n${markdownTable(timeHead, times)}`);
    }
  }
  if (write) writePart("page sizes", `${made}\n\n${markdownTable(head, sizes)}`);
}

function sizeRows(): Cells[] {
  const scripts = scriptParts();
  const first = scripts.filter(({ name }) => FIRST.includes(name));
  const later = scripts.filter(({ name }) => !FIRST.includes(name));
  const sum: WebPart = {
    name: "first script",
    files: first.flatMap(({ files }) => files),
    bytes: first.reduce((total, { bytes }) => total + bytes, 0),
  };
  return [
    row(sum),
    ...first.map((part) => row({ ...part, name: `– of which ${part.name}` })),
    ...later.map((part) => row({ ...part, name: `later: ${part.name}` })),
    ...otherParts().map(row),
  ];
}

const row = ({ name, bytes, files }: WebPart): Cells => [name, (bytes / 1000).toFixed(1), `${files.length}`];

async function timeRows(program: string, rounds: number): Promise<Cells[]> {
  const times = await webTimes(program, rounds);
  return [
    ["first paint, first visit", time(times.firstPaint)],
    ["the box answers, first visit", time(times.ready)],
    ["the box answers, later visits", time(times.readyAgain)],
    ["answer after the last key of SEND+MORE=MONEY", time(times.answer)],
    ["slowest key until it is drawn (to 8 ms)", time(times.slowestKey)],
    ["the same in a text area without a page (to 8 ms)", time(times.slowestKeyOfBrowser)],
    ["longest task while it is typed", time(times.longestTask)],
    ["answer to the next key while a long search goes on", time(times.cancel)],
  ];
}
