/** Where the page begins. */

import workerUrl from "virtual:worker-url";
import { render } from "preact";

const root = document.getElementById("app");
new Worker(workerUrl, { type: "module" });
if (root !== null) render(<p>Cryptarithm</p>, root);
