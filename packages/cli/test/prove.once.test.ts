import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { cryptarithm, cryptarithmJson, inShell, interrupted } from "./command.js";

const SEND = "SEND + MORE = MONEY";
const folder = mkdtempSync(join(tmpdir(), "certificate-"));
const { out: CERTIFICATE } = cryptarithm(["prove", SEND]);

it("prints a certificate, one JSON object a line and nothing else", () => {
  const { code, out, err } = cryptarithm(["prove", SEND]);
  expect([code, err]).toEqual([0, ""]);
  const [first, ...rest] = out.trimEnd().split("\n");
  expect(JSON.parse(first as string)).toMatchObject({ certificate: 1, formula: SEND, count: 1 });
  expect(JSON.parse(rest.at(-1) as string)).toMatchObject({ end: 1, count: 1 });
});

it("writes a certificate to a file, and says so on standard error", () => {
  const file = join(folder, "cat.jsonl");
  const { code, out, err } = cryptarithm(["prove", "CAT + WHO = CURRENT", "-o", file]);
  expect([code, out]).toEqual([0, ""]);
  expect(err).toContain("Proved that there is no solution, in 3 lines.");
  expect(readFileSync(file, "utf8")).toMatch(/^\{"certificate":1,/);
  expect(cryptarithm(["verify", file]).out).toContain("Valid: CAT + WHO = CURRENT has no solution.");
});

it("verifies what it is given on standard input", () => {
  const { code, out, err } = cryptarithm(["verify", "-"], { input: CERTIFICATE });
  expect([code, err]).toEqual([0, ""]);
  expect(out).toContain("Valid: SEND + MORE = MONEY has exactly 1 solution.\n  9567 + 1085 = 10652\n");
  expect(inShell(`cryptarithm prove "A + B = C" | cryptarithm verify - --quiet`)).toEqual({
    code: 0,
    out: "",
    err: "",
  });
});

it.each([
  ["another digit", CERTIFICATE.replace("95671082", "95671083")],
  ["a line less", CERTIFICATE.replace(/\{"case":"E=6".*\n/, "")],
  ["half of it", CERTIFICATE.slice(0, CERTIFICATE.length / 2)],
  ["nothing", ""],
  ["something else", '{"formula":"A = A"}\n'],
])("finds a certificate with %s not valid, and says where", (_, input) => {
  const { code, out, err } = cryptarithm(["verify", "-"], { input });
  expect([code, err.replace("cryptarithm prove writes certificates.\n", "")]).toEqual([1, ""]);
  expect(out).toMatch(/^Not valid: line \d+: /);
});

it("compares a certificate with a puzzle and its rules", () => {
  const verify = (...args: string[]) => cryptarithm(["verify", "-", ...args], { input: CERTIFICATE }).code;
  expect(verify("--puzzle", "send+more=money")).toBe(0);
  expect(verify("--puzzle", SEND, "--lone-zero", "forbid")).toBe(1);
  expect(verify("--puzzle", "SEND + MOST = MONEY")).toBe(1);
  expect(verify("--lone-zero", "forbid")).toBe(2);
});

it("prints the result as JSON", () => {
  expect(cryptarithmJson(["verify", "-"], { input: CERTIFICATE })).toMatchObject({
    valid: true,
    formula: SEND,
    count: 1,
    solutions: [{ text: "9567 + 1085 = 10652" }],
  });
  const result = cryptarithmJson(["verify", "-"], { input: `${CERTIFICATE}{}\n` });
  expect(result).toMatchObject({ valid: false, message: "nothing may stand behind the end" });
});

it("tells mistakes in what it is given from certificates that are not valid", () => {
  expect(cryptarithm(["prove", "2(MORE) = MONEY"])).toMatchObject({ code: 2, out: "" });
  expect(cryptarithm(["prove"]).err).toContain("there is no puzzle");
  const missing = join(folder, "no", "such");
  expect(cryptarithm(["prove", SEND, "-o", missing])).toMatchObject({
    code: 2,
    err: `error: ${missing} cannot be written: there is no folder ${join(folder, "no")}\n`,
  });
  expect(cryptarithm(["verify"]).err).toContain("there is no certificate");
  expect(cryptarithm(["verify", join(folder, "missing")]).err).toContain("there is no such file");
});

it("says where certificates come from when it gets something else", () => {
  const { code, err } = cryptarithm(["verify", "-"], { input: "garbage\n" });
  expect([code, err]).toEqual([1, "cryptarithm prove writes certificates.\n"]);
});

const LONG = "ABCDEFGHIJ % 11 = 0; ABCDEFGHIJ % 7 = 0";

it("stops at its limits and at Ctrl-C without half a certificate", async () => {
  const { code, out, err } = cryptarithm(["prove", LONG, "--time", "500ms"]);
  expect([code, out]).toEqual([3, ""]);
  // Which of the two is stopped, the search or the proof, depends on the machine.
  expect(err).toMatch(/[Ss]topped by the limit of time/);
  const result = await interrupted(["prove", LONG, "--time", "none"], [{ after: 1500, signal: "SIGINT" }]);
  expect([result.code, result.out]).toEqual([3, ""]);
});

it("hears Ctrl-C while it verifies", async () => {
  // Standard input stays open behind the first line.
  const [first] = CERTIFICATE.split("\n");
  const { code, err } = await interrupted(["verify", "-"], [{ after: 800, signal: "SIGINT" }], `${first}\n`);
  expect([code, err]).toEqual([3, "Interrupted before the certificate was checked.\n"]);
});
