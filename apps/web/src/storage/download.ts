/** A text as a file that the browser saves, without asking any server. */

/** Kept so long, since browsers read it after the click. */
const KEPT_MILLISECONDS = 60_000;

export function download(name: string, text: string, type = "application/json"): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MILLISECONDS);
}

/** A name for a file from any text: letters and digits, the rest as hyphens. */
export function fileName(text: string, ending: string): string {
  const plain = text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, 60);
  return `${plain === "" ? "cryptarithm" : plain}.${ending}`;
}
