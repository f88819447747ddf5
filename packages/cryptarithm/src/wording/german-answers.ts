/**
 * How a puzzle was read, why it has no solution and why a search ended, in German: the rules of `semantics`, the
 * reasons of `plan`, the notes of `search`, and those of explanations, grades and proofs.
 */
export const GERMAN_ANSWERS = {
  // the rules
  "the puzzle has no letter {letter}": "im Rätsel gibt es keinen Buchstaben {letter}",
  "its letters are {letters}": "seine Buchstaben sind {letters}",
  "the puzzle has {n} letters, and a base is a whole number from {smallest} to {largest}":
    "die Zahl der Buchstaben im Rätsel ist {n}, und eine Basis ist eine ganze Zahl von {smallest} bis {largest}",
  'the base must be a whole number from {smallest} to {largest}, or "letters" or "find"':
    "die Basis muss eine ganze Zahl von {smallest} bis {largest} sein, oder „letters“ oder „find“",
  '"{digits}" is not a list of digits': "„{digits}“ ist keine Liste von Ziffern",
  "base {base} has no digit {digit}": "in Basis {base} gibt es keine Ziffer {digit}",
  "base {base} has no digit {digit}; its digits are 0 to {last}":
    "in Basis {base} gibt es keine Ziffer {digit}; ihre Ziffern sind 0 bis {last}",
  "write dec({written}) for a number in base ten": "dec({written}) für eine Zahl in Basis zehn schreiben",
  "distinct by case needs upper and lower case to be different letters":
    "verschieden nach Groß und Klein geht nur, wenn große und kleine Buchstaben verschiedene sind",
  "leave out case: fold": "case: fold weglassen",
  "a group of letters that must differ is empty":
    "eine Gruppe von Buchstaben, die verschieden sein müssen, ist leer",
  'write for example AB,CDE, or "off" when no letters need to differ':
    "zum Beispiel AB,CDE schreiben, oder „off“, wenn keine Buchstaben verschieden sein müssen",
  "{letter} cannot be {bad}: the digits of base {base} are 0 to {last}":
    "{letter} kann nicht {bad} sein: Die Ziffern der Basis {base} sind 0 bis {last}",
  "{letter} is given twice": "{letter} ist zweimal vorgegeben",
  // too many letters for the digits, or too few
  "impossible: {letters} letters, {which} (--base {letters} or --distinct off would allow it).":
    "unmöglich: {letters} Buchstaben, {which} (mit --base {letters} oder --distinct off ginge es).",
  "impossible: {letters} letters, {which} (--distinct off would allow it).":
    "unmöglich: {letters} Buchstaben, {which} (mit --distinct off ginge es).",
  "{n} digits": "{n} Ziffern",
  "{n} digits that may be used": "erlaubte Ziffern: {n}",
  "no digit is left for {name}.": "für {name} bleibt keine Ziffer.",
  "no digit is left for {name}, which starts a longer number and so is not 0.":
    "für {name} bleibt keine Ziffer; am Anfang einer längeren Zahl ist auch 0 ausgeschlossen.",
  "an unknown cell": "ein unbekanntes Feld",
  "the {n} letters {names} need {n} different digits, so one of them would be 0, but each of them starts a number, which may not start with 0.":
    "die {n} Buchstaben {names} brauchen {n} verschiedene Ziffern, also wäre einer von ihnen 0; aber mit jedem beginnt eine Zahl, und die darf nicht mit 0 beginnen.",
  "the {n} letters {names} must differ, but only one digit is left for them: {left}.":
    "die {n} Buchstaben {names} müssen verschieden sein, aber für sie bleibt nur eine Ziffer: {left}.",
  "the {n} letters {names} must differ, but only {digits} digits are left for them: {left}.":
    "die {n} Buchstaben {names} müssen verschieden sein, aber für sie bleiben nur {digits} Ziffern: {left}.",
  "{word} starts with a printed 0, and a number of two or more digits may not.":
    "{word} beginnt mit einer gedruckten 0, und das darf eine Zahl mit zwei oder mehr Stellen nicht.",
  "the digit {digit} is printed twice, but each digit must occur exactly once.":
    "die Ziffer {digit} ist zweimal gedruckt, aber jede Ziffer muss genau einmal vorkommen.",
  "the digit {digit} is printed, but it is not one of the digits to be used.":
    "die Ziffer {digit} ist gedruckt, aber sie gehört nicht zu den erlaubten Ziffern.",
  "1 letter and unknown cells": "1",
  "{n} letters and unknown cells": "{n}",
  "{n} digits must occur exactly once each, but there are {places}.":
    "{n} Ziffern müssen je genau einmal vorkommen, aber Buchstaben und unbekannte Felder gibt es zusammen {places}.",
  "1 printed digit": "1 gedruckten Ziffer",
  "{n} printed digits": "{n} gedruckten Ziffern",
  "{n} digits must occur exactly once each, but there are {places}, beside {fixed}.":
    "{n} Ziffern müssen je genau einmal vorkommen, aber Buchstaben und unbekannte Felder gibt es zusammen {places}, neben {fixed}.",
  // sides that cannot meet
  "{what} has no value.": "{what} hat keinen Wert.",
  "{most}, but {least}.": "{most}, aber {least}.",
  "{what} is at most {number}": "{what} ist höchstens {number}",
  "{what} is at least {number}": "{what} ist mindestens {number}",
  "the {count} numbers on that side add up to at most {working} = {total}":
    "die {count} Zahlen auf dieser Seite ergeben zusammen höchstens {working} = {total}",
  "{count} {long} numbers add up to at most {working} = {total}":
    "{count} {long} Zahlen ergeben zusammen höchstens {working} = {total}",
  "{word} has {count} digits": "{word} hat {count} Stellen",
  "{word} has one digit, at least {number}": "{word} hat eine Stelle, mindestens {number}",
  "{word} has {count} digits, at least {number}": "{word} hat {count} Stellen, mindestens {number}",
  "a number of {count} digits": "eine Zahl mit {count} Stellen",
  "{number} (base {base})": "{number} (Basis {base})",
  "everything cancels: what is left is {collected} {relation} 0, which is false.":
    "alles hebt sich auf: Übrig bleibt {collected} {relation} 0, und das ist falsch.",
  "collected letter by letter, {collected} is always 0.": "nach Buchstaben geordnet ist {collected} immer 0.",
  "collected letter by letter, the puzzle says {collected} {relation} 0, but the left side is always at most {number}.":
    "nach Buchstaben geordnet sagt das Rätsel {collected} {relation} 0, aber die linke Seite ist immer höchstens {number}.",
  "collected letter by letter, the puzzle says {collected} {relation} 0, but the left side is always at least {number}.":
    "nach Buchstaben geordnet sagt das Rätsel {collected} {relation} 0, aber die linke Seite ist immer mindestens {number}.",
  "whatever the digits, the two sides cannot meet.":
    "welche Ziffern auch immer: Die beiden Seiten werden nie gleich.",
  "a complete search covers every assignment.": "eine vollständige Suche hat alle Belegungen ausgeschlossen.",
  // numbers in words
  zero: "null",
  one: "eine",
  two: "zwei",
  three: "drei",
  four: "vier",
  five: "fünf",
  six: "sechs",
  seven: "sieben",
  eight: "acht",
  nine: "neun",
  ten: "zehn",
  eleven: "elf",
  twelve: "zwölf",
  "zero-digit": "nullstellige",
  "one-digit": "einstellige",
  "two-digit": "zweistellige",
  "three-digit": "dreistellige",
  "four-digit": "vierstellige",
  "five-digit": "fünfstellige",
  "six-digit": "sechsstellige",
  "seven-digit": "siebenstellige",
  "eight-digit": "achtstellige",
  "nine-digit": "neunstellige",
  "ten-digit": "zehnstellige",
  "eleven-digit": "elfstellige",
  "twelve-digit": "zwölfstellige",
  "{n}-digit": "{n}-stellige",
  // how it was read
  "Read as {what}.": "Gelesen als {what}.",
  "Its conditions: {conditions}.": "Seine Bedingungen: {conditions}.",
  "Letters that differ only in their accents count as one letter.":
    "Buchstaben, die sich nur im Akzent unterscheiden, zählen als einer.",
  "Letters with and without an accent count as different letters; --accents fold makes them one.":
    "Buchstaben mit und ohne Akzent zählen als verschiedene; --accents fold macht einen daraus.",
  'Here "{name}" is a word; the operator is written {name}(…).':
    "Hier ist „{name}“ ein Wort; der Operator wird {name}(…) geschrieben.",
  'Here "{name}" is a word; the function is written {name}(…).':
    "Hier ist „{name}“ ein Wort; die Funktion wird {name}(…) geschrieben.",
  "As arithmetic this line has no solution, but it reads as written-out arithmetic; --layout reads it as that.":
    "Als Gleichung hat diese Zeile keine Lösung, aber man kann sie als schriftliche Rechnung lesen; --layout liest sie so.",
  "Base {base} is the smallest base with a solution.":
    "Basis {base} ist die kleinste Basis mit einer Lösung.",
  "Base {base} could not be finished; smaller bases have no solution.":
    "Basis {base} wurde nicht fertig; kleinere Basen haben keine Lösung.",
  "no base from {smallest} to {largest} has a solution.":
    "keine Basis von {smallest} bis {largest} hat eine Lösung.",
  // several readings
  "The layout can be read in {n} ways": "Die schriftliche Rechnung kann man auf {n} Arten lesen",
  "{ways}; none of them has a solution.": "{ways}; keine davon hat eine Lösung.",
  "{ways}; only this one has a solution.": "{ways}; nur diese hat eine Lösung.",
  "{ways}; this is reading {at}, {others}.": "{ways}; das ist Lesart {at}, {others}.",
  "reading {i} is not finished": "Lesart {i} wurde nicht fertig",
  "reading {i} has {solutions}": "Lesart {i} hat {solutions}",
  // how many solutions
  "1 solution": "1 Lösung",
  "{count} solutions": "{count} Lösungen",
  "at least 1 solution": "mindestens 1 Lösung",
  "at least {count} solutions": "mindestens {count} Lösungen",
  // the other choice of a rule
  "With {option} the number of solutions{where} is the same.":
    "Mit {option} ist die Zahl der Lösungen{where} dieselbe.",
  "With {option} there is {solutions}{where}.": "Mit {option} gibt es {solutions}{where}.",
  "With {option} there are {solutions}{where}.": "Mit {option} gibt es {solutions}{where}.",
  " in base {base}": " in Basis {base}",
  // ends of a search
  "Interrupted: there may be more solutions.": "Abgebrochen: Es kann weitere Lösungen geben.",
  "Stopped by the limit of time: there may be more solutions.":
    "Die Zeit ist abgelaufen: Es kann weitere Lösungen geben.",
  "Stopped by the limit of nodes: there may be more solutions.":
    "Die Grenze der Suchschritte ist erreicht: Es kann weitere Lösungen geben.",
  "1 assignment could not be decided within the limits of exact arithmetic.":
    "1 Belegung konnte in den Grenzen des exakten Rechnens nicht entschieden werden.",
  "{n} assignments could not be decided within the limits of exact arithmetic.":
    "{n} Belegungen konnten in den Grenzen des exakten Rechnens nicht entschieden werden.",
  // explanations, grades, hints, proofs
  "There are {count} solutions that go with this.": "Damit sind noch {count} Lösungen möglich.",
  "Puzzles in base {base} are not graded.": "Rätsel in Basis {base} werden nicht bewertet.",
  "The reasons were not found within the limits, so there is no grade.":
    "Die Gründe wurden in den Grenzen nicht gefunden, also gibt es keine Bewertung.",
  "There is no solution: graded is the proof of that.":
    "Es gibt keine Lösung: Bewertet ist der Beweis dafür.",
  "There are {count} solutions: graded is the proof that these are all, not a way to one answer.":
    "Es gibt {count} Lösungen: Bewertet ist der Beweis, dass das alle sind, nicht ein Weg zu einer Antwort.",
  "The certificate is of base {base}; it says nothing of other bases.":
    "Das Zertifikat gilt für Basis {base}; über andere Basen sagt es nichts.",
  "Interrupted before the proof was finished.": "Abgebrochen, bevor der Beweis fertig war.",
  "The proof was stopped by the limit of time.": "Die Zeit ist abgelaufen, bevor der Beweis fertig war.",
  "The proof was stopped by the limit of nodes.":
    "Die Grenze der Suchschritte war erreicht, bevor der Beweis fertig war.",
};
