/**
 * What is wrong with the text of a puzzle, in German: the messages and hints of `syntax`. Hints are infinitives,
 * since they are said to anybody; examples, names of functions and keywords stay as they are typed.
 */
export const GERMAN_FORMULAS = {
  // the text as a whole
  "there is no puzzle here": "hier steht kein Rätsel",
  "this does not belong here": "das gehört nicht hierher",
  "two words say nothing yet; three or more are read as a sum":
    "zwei Wörter sagen noch nichts; drei oder mehr werden als Summe gelesen",
  "no = or comparison found; did you mean {formula}?":
    "kein = und kein Vergleich gefunden; ist {formula} gemeint?",
  "no = or comparison found; a comma begins a new statement":
    "kein = und kein Vergleich gefunden; ein Komma beginnt eine neue Aussage",
  "write decimals with a point (0.5) and long numbers without commas":
    "Dezimalzahlen mit Punkt (0.5) und lange Zahlen ohne Komma schreiben",
  "more than {most} brackets, signs or exponents stand inside one another":
    "mehr als {most} Klammern, Vorzeichen oder Exponenten stehen ineinander",
  // what to write instead
  "write {example}": "{example} schreiben",
  "write {example}, for example": "zum Beispiel {example} schreiben",
  "write {example} or {other}": "{example} oder {other} schreiben",
  "write {example}, {other}, or {third}": "{example}, {other} oder {third} schreiben",
  "write for example {example}": "zum Beispiel {example} schreiben",
  "write for example {example}, {other} or {third}": "zum Beispiel {example}, {other} oder {third} schreiben",
  "write for example: {example}": "zum Beispiel schreiben: {example}",
  "write {name} once": "{name} nur einmal schreiben",
  "write {bracket} where it ends": "{bracket} ans Ende schreiben",
  "write {shown}! for the factorial, or not {shown}": "{shown}! für die Fakultät schreiben, oder not {shown}",
  "leave out the {text}": "{text} weglassen",
  "read the puzzle as a layout (--layout)": "das Rätsel als schriftliche Rechnung lesen (--layout)",
  "a new line begins a new statement; write it all on one line":
    "eine neue Zeile beginnt eine neue Aussage; alles auf eine Zeile schreiben",
  "{some} or {last}": "{some} oder {last}",
  "this comma": "diesem Komma",
  // operators and their sides
  "there is nothing before {operator}": "vor {operator} steht nichts",
  "there is nothing after {name}": "hinter {name} steht nichts",
  "there is nothing between {name} and {operator}": "zwischen {name} und {operator} steht nichts",
  "there is no operator between {left} and {right}": "zwischen {left} und {right} fehlt ein Rechenzeichen",
  "there is no operator between } and {after}": "zwischen } und {after} fehlt ein Rechenzeichen",
  "a number cannot stand directly before a bracket": "eine Zahl kann nicht direkt vor einer Klammer stehen",
  "not cannot stand here": "not kann hier nicht stehen",
  "not can only stand at the beginning of a condition": "not kann nur am Anfang einer Bedingung stehen",
  "operators are written in lower case: {operator}": "Operatoren werden klein geschrieben: {operator}",
  "{operator} stands between its two sides": "{operator} steht zwischen seinen beiden Seiten",
  "{text} is not an operator": "{text} ist kein Operator",
  "! stands after its number": "! steht hinter seiner Zahl",
  "{token} followed by {after} can be read in two ways":
    "{token} mit {after} dahinter kann man auf zwei Arten lesen",
  "a line of dashes belongs to written-out arithmetic":
    "eine Linie aus Strichen gehört zu einer schriftlichen Rechnung",
  "{text} belongs to written-out roots, where it parts the digits into groups":
    "{text} gehört zu schriftlichen Wurzeln, wo es die Ziffern in Gruppen teilt",
  // brackets and sets
  "there is nothing between these brackets": "zwischen diesen Klammern steht nichts",
  "there is nothing between these braces": "zwischen diesen geschweiften Klammern steht nichts",
  "there is no bracket that this {text} closes": "es gibt keine Klammer, die dieses {text} schließt",
  "this bracket is not closed": "diese Klammer wird nicht geschlossen",
  "the bracket {open} is closed by {text}": "die Klammer {open} wird mit {text} geschlossen",
  "square brackets have no meaning in a puzzle": "eckige Klammern haben in einem Rätsel keine Bedeutung",
  "braces can only stand after in or not in": "geschweifte Klammern können nur hinter in oder not in stehen",
  "after in and not in comes a set in braces":
    "hinter in und not in kommt eine Menge in geschweiften Klammern",
  "a comma cannot stand in these brackets": "in diesen Klammern kann kein Komma stehen",
  "write decimals with a point: 0.5": "Dezimalzahlen mit Punkt schreiben: 0.5",
  "only functions such as gcd(A, B) take several numbers":
    "nur Funktionen wie gcd(A, B) nehmen mehrere Zahlen",
  // functions
  "{name} needs brackets round its argument": "{name} braucht Klammern um sein Argument",
  "function names are lower case: {name}": "Namen von Funktionen werden klein geschrieben: {name}",
  "there is no function {name}": "es gibt keine Funktion {name}",
  "{name} is not a function": "{name} ist keine Funktion",
  "did you mean {name}?": "ist {name} gemeint?",
  "did you mean {name} or {other}?": "ist {name} oder {other} gemeint?",
  "{name} takes 1 number, not {found}": "{name} nimmt 1 Zahl, nicht {found}",
  "{name} takes {least} numbers, not {found}": "{name} nimmt {least} Zahlen, nicht {found}",
  "{name} takes at least 1 number, not {found}": "{name} nimmt mindestens 1 Zahl, nicht {found}",
  "{name} takes at least {least} numbers, not {found}":
    "{name} nimmt mindestens {least} Zahlen, nicht {found}",
  "range can only stand directly inside {names}": "range kann nur direkt in {names} stehen",
  "dec takes a plain number": "dec nimmt nur eine einfache Zahl",
  // numbers and bases
  "a number cannot begin with a point": "eine Zahl kann nicht mit einem Punkt beginnen",
  "a number cannot end with a point": "eine Zahl kann nicht mit einem Punkt enden",
  "a point can only stand between the digits of a number, as in 0.5":
    "ein Punkt kann nur zwischen den Ziffern einer Zahl stehen, wie in 0.5",
  "zero is written with a single 0": "null wird mit einer einzigen 0 geschrieben",
  "a number cannot begin with 0": "eine Zahl kann nicht mit 0 beginnen",
  "behind @ stands a base, and a base is a whole number from 2 to 36":
    "hinter @ steht eine Basis, und eine Basis ist eine ganze Zahl von 2 bis 36",
  "a number with a point has no base of its own": "eine Zahl mit Punkt hat keine eigene Basis",
  "@ stands directly behind a word or number, whose base it gives":
    "@ steht direkt hinter einem Wort oder einer Zahl und nennt deren Basis",
  // characters
  "this symbol is made of {length} characters; at most {most} are allowed":
    "dieses Symbol besteht aus {length} Zeichen; höchstens {most} sind erlaubt",
  "unexpected character {called}": "unerwartetes Zeichen {called}",
  "leave out the quotation marks": "die Anführungszeichen weglassen",
  "the text was read in the wrong encoding; UTF-8 is expected":
    "der Text wurde in der falschen Kodierung gelesen; erwartet wird UTF-8",
  "dollar sign": "Dollarzeichen",
  "number sign": "Rautezeichen",
  backslash: "umgekehrter Schrägstrich",
  backtick: "Gravis",
  tilde: "Tilde",
  "quotation mark": "Anführungszeichen",
  ellipsis: "Auslassungspunkte",
  "fourth root": "vierte Wurzel",
  "plus-minus sign": "Plusminuszeichen",
  "infinity sign": "Unendlichzeichen",
  arrow: "Pfeil",
  "null character": "Nullzeichen",
  "replacement character": "Ersatzzeichen",
};
