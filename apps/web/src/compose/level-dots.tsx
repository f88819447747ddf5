/** A level as dots: filled and open ones, so that it reads without colour; its name is said in words. */
import type { JSX } from "preact";
import { tableOf } from "../language/language.js";
import { ENGLISH } from "./english.js";
import { LEVELS } from "./wish.js";

const words = tableOf("compose", ENGLISH);

export function LevelDots({ level }: { readonly level: number }): JSX.Element {
  return (
    <span class="dots" role="img" aria-label={words().levelName(level)} title={words().levelName(level)}>
      {LEVELS.map((each) => (each <= level ? "●" : "○")).join("")}
    </span>
  );
}
