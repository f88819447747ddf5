/** What the page is: its version, whether it works without a network, and the licences of its parts. */
import { version } from "cryptarithm/package.json";
import type { JSX } from "preact";
import { tableOf } from "../language/language.js";
import { offline } from "../offline/register.js";
import { ENGLISH } from "./english.js";

const words = tableOf("settings", ENGLISH);

export function About(): JSX.Element {
  const texts = words();
  const isStored = "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
  return (
    <section class="card">
      <h2>{texts.about}</h2>
      <p>{offline.value ? texts.offlineNow : isStored ? texts.offline : texts.offlineNot}</p>
      <p>{texts.version(version)}</p>
      <p>
        <a href="./licences.txt">{texts.licences}</a>
      </p>
    </section>
  );
}
