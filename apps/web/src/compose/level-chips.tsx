/** The levels that are wanted: none pressed means any. */
import type { JSX } from "preact";
import { chooseKeys } from "../app/navigation.js";
import { tableOf } from "../language/language.js";
import { Chip } from "../parts/button.js";
import { ChipGroup } from "../parts/chip-group.js";
import { keys } from "../state/view.js";
import { ENGLISH } from "./english.js";
import { LEVELS, levelsOf } from "./wish.js";

const words = tableOf("compose", ENGLISH);

export function LevelChips(): JSX.Element {
  const chosen = levelsOf(keys.value);
  return (
    <ChipGroup label={words().level}>
      {LEVELS.map((level) => {
        const isChosen = chosen.includes(level);
        const changed = isChosen ? chosen.filter((each) => each !== level) : [...chosen, level].sort();
        return (
          <Chip
            key={level}
            pressed={isChosen}
            label={words().levelName(level)}
            onClick={() => chooseKeys({ level: changed.length === 0 ? undefined : changed.join(".") })}
          >
            {level}
          </Chip>
        );
      })}
      <Chip pressed={chosen.length === 0} onClick={() => chooseKeys({ level: undefined })}>
        {words().anyLevel}
      </Chip>
    </ChipGroup>
  );
}
