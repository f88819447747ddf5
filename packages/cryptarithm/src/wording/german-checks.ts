/** What is wrong with an answer to a puzzle, in German: the messages of `check` and `checking`. */
export const GERMAN_CHECKS = {
  // reading the answer
  "there is no answer to check": "es gibt keine Antwort zu prüfen",
  "there is no digit in the answer": "in der Antwort steht keine Ziffer",
  "the answer is empty": "die Antwort ist leer",
  "write 9567 + 1085 = 10652 or S=9 E=5 …": "9567 + 1085 = 10652 oder S=9 E=5 … schreiben",
  "write the puzzle with digits for letters, or S=9 E=5 …":
    "das Rätsel mit Ziffern statt Buchstaben schreiben, oder S=9 E=5 …",
  "write the calculation as it is in the puzzle, with digits, or S=9 E=5 …":
    "die Rechnung wie im Rätsel schreiben, aber mit Ziffern, oder S=9 E=5 …",
  "the answer ends before {text}": "die Antwort endet vor {text}",
  "the answer ends before the next line": "die Antwort endet vor der nächsten Zeile",
  "the puzzle has {expected} here, the answer has {found}":
    "im Rätsel steht hier {expected}, in der Antwort {found}",
  "the puzzle ends here, the answer goes on with {extra}":
    "das Rätsel endet hier, in der Antwort folgt {extra}",
  "a new line": "eine neue Zeile",
  "{digit} is no digit in base {base}": "{digit} ist in Basis {base} keine Ziffer",
  "the puzzle has no such row: {row}": "im Rätsel gibt es keine solche Zeile: {row}",
  // rules that are broken
  "the puzzle has no letter {letter}; its letters are {letters}":
    "im Rätsel gibt es keinen Buchstaben {letter}; seine Buchstaben sind {letters}",
  "{letter} is {written}, which is no digit in base {base}":
    "{letter} ist {written}, und das ist in Basis {base} keine Ziffer",
  "{letter} is given twice, as {digit} and as {other}":
    "{letter} ist zweimal angegeben, als {digit} und als {other}",
  "{name} has 1 digit, but {found} has {has}": "{name} hat 1 Stelle, aber {found} hat {has}",
  "{name} has {needs} digits, but {found} has {has}": "{name} hat {needs} Stellen, aber {found} hat {has}",
  "{digit} in {text} is no digit in base {base}": "{digit} in {text} ist in Basis {base} keine Ziffer",
  "the puzzle prints {value} in {name}, but {text} has {digit} there":
    "im Rätsel ist in {name} die Ziffer {value} gedruckt, aber in {text} steht dort {digit}",
  "the puzzle prints {value} in {name}, but the answer has {has} there":
    "im Rätsel ist in {name} die Ziffer {value} gedruckt, aber in der Antwort steht dort {has}",
  "the puzzle prints {value}, but the answer has {has} there":
    "im Rätsel ist {value} gedruckt, aber in der Antwort steht dort {has}",
  "{name} is both {digit} and {other} in {word}": "{name} ist in {word} sowohl {digit} als auch {other}",
  "{name} is {digit} in {word} but {other} in {another}":
    "{name} ist in {word} {digit}, aber in {another} {other}",
  "{name} is {digit}": "{name} ist {digit}",
  "the lone letter {name} is 0": "der einzelne Buchstabe {name} ist 0",
  "{name} starts {words} and is 0": "{name} steht am Anfang von {words} und ist 0",
  "{name} is {digit}, but it is given that {name} is {given}":
    "{name} ist {digit}, aber vorgegeben ist, dass {name} {given} ist",
  "{name} is {digit}, but only the digits {digits} may be used":
    "{name} ist {digit}, aber erlaubt sind nur die Ziffern {digits}",
  "{name} is {digit}, but {digit} is printed in the puzzle and each digit occurs once":
    "{name} ist {digit}, aber {digit} ist im Rätsel gedruckt, und jede Ziffer kommt einmal vor",
  "{name} is {digit}, a digit that is printed in the puzzle":
    "{name} ist {digit}, eine Ziffer, die im Rätsel gedruckt ist",
  "{name} is {digit}, which is no digit of {word}": "{name} ist {digit}, und das ist in {word} keine Ziffer",
  "not {digits}": "nicht {digits}",
  " or ": " oder ",
  "{some} and {n} more": "{some} und {n} weitere",
  "{some} and {last}": "{some} und {last}",
  // statements
  "{what} has no value": "{what} hat keinen Wert",
  "{statement} is not true: {filled}": "{statement} stimmt nicht: {filled}",
  "{what} is {value}, which is in {set}": "{what} ist {value}, und das ist in {set}",
  "{what} is {value}, which is not in {set}": "{what} ist {value}, und das ist nicht in {set}",
  "the left side": "die linke Seite",
  "the right side": "die rechte Seite",
  "{what} is {value}, {other} is {another}": "{what} ist {value}, {other} ist {another}",
  "{said}: {relation} is false": "{said}: {relation} ist falsch",
  "the statement is not true": "die Aussage stimmt nicht",
  // columns
  "column {column}: {value}, the sum has {found}": "Spalte {column}: {value}, die Summe hat {found}",
  "column {column}: {value}, the difference has {found}":
    "Spalte {column}: {value}, die Differenz hat {found}",
  "nothing to add": "nichts zu addieren",
  "carry {carry}": "Übertrag {carry}",
  " - borrow {borrow}": " - Übertrag {borrow}",
  ", which leaves {digit}": ", es bleibt {digit}",
  "no digit there": "dort keine Ziffer",
  "more is taken away than there is: the last column would borrow {borrow}":
    "es wird mehr abgezogen, als da ist: Von der letzten Spalte bliebe der Übertrag {borrow}",
  units: "Einer",
  tens: "Zehner",
  hundreds: "Hunderter",
  thousands: "Tausender",
  "ten thousands": "Zehntausender",
  "hundred thousands": "Hunderttausender",
  millions: "Millionen",
  // parts of an answer
  "cannot be completed: {reason}": "lässt sich nicht vervollständigen: {reason}",
  "the puzzle has no solution at all": "Das Rätsel hat überhaupt keine Lösung",
  "no solution has {what}": "in keiner Lösung ist {what}",
  ", and ": ", und ",
  "the unknown cell": "das unbekannte Feld",
  "Right so far; whether it can be completed was not found out within the limits.":
    "Bis hierher richtig; ob es sich vervollständigen lässt, wurde in den Grenzen nicht gefunden.",
  "A statement could not be decided within the limits of exact arithmetic.":
    "Eine Aussage konnte in den Grenzen des exakten Rechnens nicht entschieden werden.",
};
