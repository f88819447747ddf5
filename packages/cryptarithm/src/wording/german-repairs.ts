/** Why a change of a puzzle is likely, and what was not found out, in German: the phrases and notes of `repair`. */
export const GERMAN_REPAIRS = {
  // by the kind of the change
  "the puzzle stays as it is": "das Rätsel bleibt, wie es ist",
  "a blank is filled in": "ein leeres Feld wird ausgefüllt",
  "neighbours changed places": "Nachbarn haben die Plätze getauscht",
  "a sign that should be there twice": "ein Zeichen, das zweimal stehen sollte",
  "a sign that is there twice": "ein Zeichen, das doppelt steht",
  "one sign for another": "ein Zeichen statt eines anderen",
  "one sign of arithmetic for another": "ein Rechenzeichen statt eines anderen",
  "a row stands one place aside": "eine Zeile ist um eine Stelle verrutscht",
  "two rows changed places": "zwei Zeilen haben die Plätze getauscht",
  "two signs of arithmetic changed places": "zwei Rechenzeichen haben die Plätze getauscht",
  "a rule that was not said": "eine Regel, die nicht gesagt wurde",
  "a sign too many": "ein Zeichen zu viel",
  "a sign is missing": "ein Zeichen fehlt",
  "two numbers changed places": "zwei Zahlen haben die Plätze getauscht",
  "a sign that should be a blank": "ein Zeichen, das ein leeres Feld sein sollte",
  // what makes it more or less likely
  "with a letter": "mit einem Buchstaben",
  "a digit and a letter are seldom confused": "eine Ziffer und ein Buchstabe werden selten verwechselt",
  "{letter} is no longer in the puzzle": "{letter} kommt im Rätsel nicht mehr vor",
  "{letter} is new in the puzzle": "{letter} ist neu im Rätsel",
  "the letters stay the same": "die Buchstaben bleiben dieselben",
  "the word is written the same elsewhere": "das Wort steht anderswo genauso",
  "then it is the same as elsewhere": "dann ist es wie anderswo",
  "a minus too many": "ein Minus zu viel",
  "a minus is missing": "ein Minus fehlt",
  "a comparison is seldom meant": "ein Vergleich ist selten gemeint",
  "{a} and {b} look alike": "{a} und {b} sehen ähnlich aus",
  "{a} and {b} differ in the accent": "{a} und {b} unterscheiden sich im Akzent",
  "{a} and {b} are alike in handwriting": "{a} und {b} sind von Hand geschrieben ähnlich",
  "{a} and {b} sound alike": "{a} und {b} klingen ähnlich",
  "{a} and {b} are neighbours on a keyboard": "{a} und {b} sind Nachbarn auf der Tastatur",
  "place {place}": "Stelle {place}",
  // what was not found out
  "Interrupted before all changes were tried.": "Abgebrochen, bevor alle Änderungen probiert waren.",
  "Stopped by the limit of time before all changes were tried.":
    "Die Zeit ist abgelaufen, bevor alle Änderungen probiert waren.",
  "Stopped by the limit of nodes before all changes were tried.":
    "Die Grenze der Suchschritte war erreicht, bevor alle Änderungen probiert waren.",
  "Of one change it was not found out whether it helps.":
    "Von einer Änderung wurde nicht gefunden, ob sie hilft.",
  "Of {n} changes it was not found out whether they help.":
    "Von {n} Änderungen wurde nicht gefunden, ob sie helfen.",
  "The puzzle is so long that only some of its changes are looked at.":
    "Das Rätsel ist so lang, dass nur ein Teil seiner Änderungen geprüft wird.",
  "How many solutions the puzzle has as it is was not found out, so no change was tried.":
    "Wie viele Lösungen das Rätsel hat, wie es ist, wurde nicht gefunden; darum wurde keine Änderung probiert.",
  "Calculations with conditions below them are not changed.":
    "Rechnungen mit Bedingungen darunter werden nicht geändert.",
};
