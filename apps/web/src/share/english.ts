/** The texts of sharing. */
export const ENGLISH = {
  share: "Share",
  title: "Share this puzzle",
  what: "Who opens the link sees",
  play: "the puzzle to play",
  written: "what I wrote as well",
  solve: "the answer as well",
  here: "this page as it is",
  noAnswer: "Its rules are in the link; the answer is not.",
  withWritten: "Its rules and your digits are in the link.",
  withAnswer: "The page of the link works the answer out at once.",
  asItIs: "The text is not understood; the link has it as it stands.",
  link: "Link",
  copy: "Copy link",
  copied: "Copied.",
  notCopied: "The browser does not let the page copy: the link is selected, so copy it with Ctrl+C.",
  send: "Send…",
  close: "Close",
  tooLong: "This is too long for a link (64 kB). Save it to the shelf and send its file instead.",
  packed: "Long puzzles are packed, so this link cannot be read by eye.",
  ownComputer:
    "This page comes from your own computer, so the link opens only there. On another one, the part from # on works behind the address of its own page.",
};
