/** The time of a game: runs only when it is wished, while the page is seen and the puzzle is not solved. */
import { settings } from "../storage/settings.js";
import type { Session } from "./session.js";

/** Starts counting; gives what ends it. */
export function runTimer(session: Session): () => void {
  const timer = setInterval(() => {
    const counts = settings.peek().timer && !document.hidden && session.solved.peek() === undefined;
    if (counts) session.seconds.value++;
  }, 1000);
  return () => clearInterval(timer);
}

/** "7:42", or "1:07:42" from an hour on. */
export function timeText(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number): string => String(n).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
