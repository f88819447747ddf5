/** The command that shows the page in a browser; see `commands.ts`. */
import type { CommandEntry } from "./command-entry.js";

export const WEB_ENTRY: CommandEntry = {
  name: "web",
  summary: "the page in your browser: solve, play, explain, compose and print, offline",
  args: "",
  addOptions: (command) => {
    command
      .option("--port <n>", "the port, 0 for any that is free (default 4272)")
      .option("--open", "open the page in the browser")
      .option("--quiet", "the address only")
      .option("--no-color", "no colours (also NO_COLOR=1)");
  },
  help: `Only this machine reaches the page, and the page reaches nothing else. What you
save there belongs to the address, so keep the same port. Ctrl-C ends it.

Examples:
  cryptarithm web
  cryptarithm web --open
  cryptarithm web --port 8080

Exit codes: 0 ended by Ctrl-C, 2 the port cannot be used, or not understood.`,
  load: async () => (await import("./web-command.js")).runWeb,
};
