/** Where the page begins: the styles, the settings, the language, the link, and then the frame with its view. */
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/parts.css";
import "./app/app.css";
import { render } from "preact";
import { followSettings } from "./app/appearance.js";
import { firstFonts } from "./app/first-fonts.js";
import { keepDrafts } from "./app/keep-draft.js";
import { followAddress } from "./app/navigation.js";
import { Shell } from "./app/shell.js";
import { openEngine } from "./engine/engine.js";
import { loadLanguage } from "./language/language.js";
import { startOffline } from "./offline/register.js";

async function start(): Promise<void> {
  const root = document.getElementById("app");
  if (root === null) return;
  openEngine();
  followSettings();
  await Promise.all([loadLanguage(), followAddress(), firstFonts()]);
  keepDrafts();
  render(<Shell />, root);
  startOffline();
}

void start();
