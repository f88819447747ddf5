/**
 * Written-out calculations in German: what was understood, and what is wrong with their rows, from `layout`. The
 * names of kinds and roles are those of the JSON form, and stay as they are.
 */
export const GERMAN_LAYOUTS = {
  // what was understood
  "a grid of {lines} and {columns}": "ein Gitter aus {lines} und {columns}",
  "1 column": "1 Spalte",
  "{n} columns": "{n} Spalten",
  "1 line": "1 Zeile",
  "{n} lines": "{n} Zeilen",
  "a magic square of {lines}": "ein magisches Quadrat aus {lines}",
  "sums and differences": "Summen und Differenzen",
  "a difference": "Differenz",
  "a sum": "Summe",
  "{name}: {n} numbers and 1 result": "{name}: {n} Zahlen und 1 Ergebnis",
  "{name}: {n} numbers and {results} results": "{name}: {n} Zahlen und {results} Ergebnisse",
  "{multiplicand} times {multiplier}, product {product}":
    "{multiplicand} mal {multiplier}, Produkt {product}",
  "a multiplication: {factors}": "Multiplikation: {factors}",
  "a long multiplication: {factors}; {rows}": "schriftliche Multiplikation: {factors}; {rows}",
  "1 partial product": "1 Teilprodukt",
  "{n} partial products": "{n} Teilprodukte",
  ", from the units": ", von den Einern an",
  ", from the leading digit": ", von der ersten Ziffer an",
  "; one row may be zeros": "; eine Zeile darf aus Nullen bestehen",
  "; {n} rows may be zeros": "; {n} Zeilen dürfen aus Nullen bestehen",
  "short divisions below each other: {dividend} divided by {divisors}":
    "kurze Divisionen untereinander: {dividend} geteilt durch {divisors}",
  ", then by ": ", dann durch ",
  "{dividend} divided by {divisor}, quotient {quotient}":
    "{dividend} geteilt durch {divisor}, Quotient {quotient}",
  "a long division: {line}; {steps}": "schriftliche Division: {line}; {steps}",
  "a short division: {line}": "kurze Division: {line}",
  "1 step": "1 Schritt",
  "{n} steps": "{n} Schritte",
  "{name}: the root of {radicand} is {root}": "{name}: Die Wurzel aus {radicand} ist {root}",
  "a square root": "Quadratwurzel",
  "a cube root": "Kubikwurzel",
  "a fourth root": "vierte Wurzel",
  "a fifth root": "fünfte Wurzel",
  "a {degree}th root": "{degree}. Wurzel",
  ", remainder {remainder}": ", Rest {remainder}",
  "not written": "nicht geschrieben",
  // readings
  "there is no reading {at}: the layout has one reading":
    "es gibt keine Lesart {at}: Die schriftliche Rechnung hat eine Lesart",
  "there is no reading {at}: the layout has {count} readings":
    "es gibt keine Lesart {at}: Die schriftliche Rechnung hat {count} Lesarten",
  "readings are counted from 0": "Lesarten werden von 0 an gezählt",
  "these lines are written-out arithmetic: {line}": "diese Zeilen sind eine schriftliche Rechnung: {line}",
  "add --layout": "--layout dazuschreiben",
  // conditions
  "a condition cannot say which of the unknown digits it means":
    "eine Bedingung kann nicht sagen, welche der unbekannten Ziffern sie meint",
  "write a letter in that cell, or each ? before a condition on all of them":
    "einen Buchstaben in das Feld schreiben, oder each ? vor eine Bedingung für alle",
  "a condition on each {mark} is about one digit": "eine Bedingung für each {mark} handelt von einer Ziffer",
  "the letter {letter} of a condition does not stand in the calculation":
    "der Buchstabe {letter} einer Bedingung steht nicht in der Rechnung",
  "conditions are about the letters of the calculation":
    "Bedingungen handeln von den Buchstaben der Rechnung",
  "no cell of the calculation is written {mark}": "kein Feld der Rechnung ist mit {mark} geschrieben",
  "conditions on each cell are about marks of the calculation":
    "Bedingungen für jedes Feld handeln von Zeichen der Rechnung",
  // the text
  "there is no number in this text": "in diesem Text steht keine Zahl",
  "this text shows no calculation": "dieser Text zeigt keine Rechnung",
  "write a calculation, each number on a line of its own":
    "eine Rechnung schreiben, jede Zahl auf eine eigene Zeile",
  "write each number on a line of its own": "jede Zahl auf eine eigene Zeile schreiben",
  "{shown} has no meaning in a calculation": "{shown} hat in einer Rechnung keine Bedeutung",
  "leave it out, or write a letter, a digit or ? for a cell":
    "weglassen, oder für ein Feld einen Buchstaben, eine Ziffer oder ? schreiben",
  "a dash is a minus sign or part of a line: write ? for an unknown digit":
    "ein Strich ist ein Minuszeichen oder Teil einer Linie: für eine unbekannte Ziffer ? schreiben",
  "an equation is no layout: give it without --layout":
    "eine Gleichung ist keine schriftliche Rechnung: ohne --layout angeben",
  "it is unclear what {number} is, since another number stands before it":
    "es ist unklar, was {number} ist, denn davor steht eine andere Zahl",
  "a calculation of more than {most} lines is too large":
    "eine Rechnung mit mehr als {most} Zeilen ist zu groß",
  "a calculation of more than {most} characters is too large":
    "eine Rechnung mit mehr als {most} Zeichen ist zu groß",
  // sums
  "a calculation needs at least two rows and a result":
    "eine Rechnung braucht mindestens zwei Zeilen und ein Ergebnis",
  "write each number on a line of its own, and a line of dashes above the result":
    "jede Zahl auf eine eigene Zeile schreiben, und über das Ergebnis eine Linie aus Strichen",
  "two numbers with a sign between them stand on one line":
    "zwei Zahlen mit einem Zeichen dazwischen stehen auf einer Zeile",
  "the sign {sign} does not fit into a sum": "das Zeichen {sign} passt nicht in eine Summe",
  "signs of sums are + and -": "die Zeichen von Summen sind + und -",
  // multiplications
  "this sign does not fit among partial products": "dieses Zeichen passt nicht zu Teilprodukten",
  "only + may stand before a partial product": "vor einem Teilprodukt darf nur + stehen",
  "there is no product below the factors": "unter den Faktoren steht kein Produkt",
  "write it below a line of dashes": "unter eine Linie aus Strichen schreiben",
  "the product {product} has more than {most} digits, which is too many":
    "das Produkt {product} hat mehr als {most} Stellen, und das ist zu viel",
  "the product {product} has less than {least} digits, which is too few":
    "das Produkt {product} hat weniger als {least} Stellen, und das ist zu wenig",
  "calculations that follow each other are no layout":
    "aufeinander folgende Rechnungen sind keine schriftliche Rechnung",
  "write them as statements, without --layout: {example}": "als Aussagen schreiben, ohne --layout: {example}",
  "this sign does not fit before a multiplier": "dieses Zeichen passt nicht vor einen Multiplikator",
  "the sign of multiplication is × or x": "das Malzeichen ist × oder x",
  "no row could be the multiplier": "keine Zeile kann der Multiplikator sein",
  "write it below the multiplicand, with × before it": "unter den Multiplikanden schreiben, mit × davor",
  "{multiplier} has {digits} digits, but there are {n} partial products":
    "{multiplier} hat {digits} Stellen, aber es gibt {n} Teilprodukte",
  "write the multiplier, one row for each of its digits and the product":
    "den Multiplikator schreiben, eine Zeile für jede seiner Ziffern und das Produkt",
  "it is unclear which digit of the multiplier each partial product belongs to":
    "es ist unklar, zu welcher Ziffer des Multiplikators jedes Teilprodukt gehört",
  "shift each row by the place of its digit, so that the units of the product are below those of the first row":
    "jede Zeile um die Stelle ihrer Ziffer verschieben, so dass die Einer des Produkts unter denen der ersten Zeile stehen",
  "{odd} cannot be {multiplicand} times one digit: that has {few} or {many} digits":
    "{odd} kann nicht {multiplicand} mal eine Ziffer sein: Das hat {few} oder {many} Stellen",
  "give each partial product its own row": "jedem Teilprodukt eine eigene Zeile geben",
  // divisions
  "no line has both a dividend and a divisor":
    "keine Zeile hat sowohl einen Dividenden als auch einen Divisor",
  "beside the sign of the division stands another": "neben dem Zeichen der Division steht ein anderes",
  "there is no divisor behind the sign": "hinter dem Zeichen steht kein Divisor",
  "there is no dividend behind the bracket": "hinter der Klammer steht kein Dividend",
  "the quotient is missing": "der Quotient fehlt",
  "write it behind {sign} : {example}": "hinter {sign} schreiben: {example}",
  "write it below the divisor": "unter den Divisor schreiben",
  "write it above the dividend": "über den Dividenden schreiben",
  "there is a row above the division whose place is unclear":
    "über der Division steht eine Zeile, deren Platz unklar ist",
  "there is a row below the quotient whose place is unclear":
    "unter dem Quotienten steht eine Zeile, deren Platz unklar ist",
  "more than one row stands above the dividend": "über dem Dividenden steht mehr als eine Zeile",
  "only the quotient may stand there": "dort darf nur der Quotient stehen",
  "this sign does not fit among the rows of a division":
    "dieses Zeichen passt nicht zu den Zeilen einer Division",
  "only - may stand before a partial product": "vor einem Teilprodukt darf nur - stehen",
  "nothing may follow the last quotient of short divisions below each other":
    "nach dem letzten Quotienten kurzer Divisionen untereinander darf nichts mehr folgen",
  "the last of the short divisions has no quotient below it":
    "unter der letzten der kurzen Divisionen steht kein Quotient",
  "the quotient {quotient} has more digits than it can have":
    "der Quotient {quotient} hat mehr Stellen, als er haben kann",
  "each digit of the quotient stands for one digit of the dividend, from where the divisor goes into it":
    "jede Ziffer des Quotienten steht für eine Ziffer des Dividenden, von da an, wo der Divisor hineinpasst",
  "the quotient {quotient} has {digits} digits, but there are {n} rows":
    "der Quotient {quotient} hat {digits} Stellen, aber es gibt {n} Zeilen",
  "each digit has a partial product and what is left after it":
    "zu jeder Ziffer gehören ein Teilprodukt und das, was danach übrig bleibt",
  "{number} cannot be {divisor} times one digit": "{number} kann nicht {divisor} mal eine Ziffer sein",
  "a partial product here has {few} or {many} digits": "ein Teilprodukt hat hier {few} oder {many} Stellen",
  "it is unclear which digit of the quotient each row belongs to":
    "es ist unklar, zu welcher Ziffer des Quotienten jede Zeile gehört",
  "write each row so that it ends below the digit of the dividend that was brought down":
    "jede Zeile so schreiben, dass sie unter der heruntergeholten Ziffer des Dividenden endet",
  "the divisor {divisor} has more decimals than the dividend {dividend}":
    "der Divisor {divisor} hat mehr Dezimalstellen als der Dividend {dividend}",
  "move both points until the divisor is whole: 315 : 15 for 31.5 : 1.5":
    "beide Punkte verschieben, bis der Divisor ganz ist: 315 : 15 statt 31.5 : 1.5",
  // roots
  "there is no number behind the root sign": "hinter dem Wurzelzeichen steht keine Zahl",
  "more than one row stands above the radicand": "über dem Radikanden steht mehr als eine Zeile",
  "only the root may stand there": "dort darf nur die Wurzel stehen",
  "the root is missing": "die Wurzel fehlt",
  "write it above the radicand, or behind =": "über den Radikanden schreiben, oder hinter =",
  "this sign does not fit among the rows of a root": "dieses Zeichen passt nicht zu den Zeilen einer Wurzel",
  "only - may stand before a row": "vor einer Zeile darf nur - stehen",
  "the root of {n} digits has {groups}, but {root} has {digits}":
    "die Wurzel aus {n} Stellen hat {groups}, aber {root} hat {digits}",
  "each group of {degree} digits gives one digit of the root":
    "jede Gruppe von {degree} Ziffern gibt eine Ziffer der Wurzel",
  "it is unclear which digit of the root each row belongs to":
    "es ist unklar, zu welcher Ziffer der Wurzel jede Zeile gehört",
  "write each row so that it ends below the group of digits that was brought down":
    "jede Zeile so schreiben, dass sie unter der heruntergeholten Gruppe von Ziffern endet",
  // calculations in one line
  "{text} has no meaning in a calculation in one line":
    "{text} hat in einer Rechnung auf einer Zeile keine Bedeutung",
  "{found} where {what} is expected": "{found} hier, erwartet wird {what}",
  "the calculation ends": "die Rechnung endet",
  "{text} stands": "{text} steht",
  "write the rows below each other, or one line such as {example} or {other}":
    "die Zeilen untereinander schreiben, oder eine Zeile wie {example} oder {other}",
  "the end of the calculation": "das Ende der Rechnung",
  "a calculation": "eine Rechnung",
  "the dividend": "der Dividend",
  "the quotient": "der Quotient",
  "a partial product": "ein Teilprodukt",
  "the root": "die Wurzel",
  "a number to subtract": "eine Zahl zum Abziehen",
  "the radicand": "der Radikand",
  "the multiplicand": "der Multiplikand",
  "the multiplier": "der Multiplikator",
  "the first partial product": "das erste Teilprodukt",
  "the product": "das Produkt",
  "a number": "eine Zahl",
  "+, - or =": "+, - oder =",
  "+ or -": "+ oder -",
  "= and the result": "= und das Ergebnis",
  "what is left": "die Differenz",
  "the remainder": "der Rest",
  "a divisor with decimals is not read": "ein Divisor mit Dezimalstellen wird nicht gelesen",
  "move the points": "die Punkte verschieben",
  "the quotient has too many digits for this dividend and divisor":
    "der Quotient hat zu viele Stellen für diesen Dividenden und Divisor",
  "the quotient has too few digits for this dividend and divisor":
    "der Quotient hat zu wenige Stellen für diesen Dividenden und Divisor",
  "write a digit of the quotient for each digit that is brought down, zeros too":
    "für jede heruntergeholte Ziffer eine Ziffer des Quotienten schreiben, auch Nullen",
  "roots with decimals are not read": "Wurzeln mit Dezimalstellen werden nicht gelesen",
  "leave out the point": "den Punkt weglassen",
  "leave out the points": "die Punkte weglassen",
  "the root does not have a digit for each group of the radicand":
    "die Wurzel hat nicht für jede Gruppe des Radikanden eine Ziffer",
  "part the radicand into groups with ', such as AB'CD'EF":
    "den Radikanden mit ' in Gruppen teilen, etwa AB'CD'EF",
  "the groups of this radicand do not all have {degree} digits":
    "nicht alle Gruppen dieses Radikanden haben {degree} Stellen",
  "only the first group may be shorter": "nur die erste Gruppe darf kürzer sein",
  "multiplications with decimals are not read from one line":
    "Multiplikationen mit Dezimalstellen werden nicht aus einer Zeile gelesen",
  "there are {n} partial products for a multiplier of {digits}":
    "es gibt {n} Teilprodukte zu einem Multiplikator mit {digits}",
  "write one partial product for each digit of the multiplier":
    "für jede Ziffer des Multiplikators ein Teilprodukt schreiben",
  "the partial products do not fit the digits of the multiplier by their lengths":
    "die Teilprodukte passen mit ihren Längen nicht zu den Ziffern des Multiplikators",
  "write the partial products from the units upwards, without the zeros of their shifts":
    "die Teilprodukte von den Einern an schreiben, ohne die Nullen am Ende",
  "1 digit": "1 Ziffer",
  "{n} numbers are subtracted, but the quotient has {digits}":
    "{n} Zahlen werden abgezogen, aber der Quotient hat {digits}",
  "{n} numbers are subtracted, but the root has {digits}":
    "{n} Zahlen werden abgezogen, aber die Wurzel hat {digits}",
  "write one for each digit of the quotient": "für jede Ziffer des Quotienten eine schreiben",
  "write one for each digit of the root": "für jede Ziffer der Wurzel eine schreiben",
  "the rows do not fit the digits of the quotient by their lengths and printed digits":
    "die Zeilen passen mit ihren Längen und gedruckten Ziffern nicht zu den Ziffern des Quotienten",
  "the rows do not fit the digits of the root by their lengths and printed digits":
    "die Zeilen passen mit ihren Längen und gedruckten Ziffern nicht zu den Ziffern der Wurzel",
  "a digit of the result without a row is 0, and a row is as long as it is written":
    "eine Ziffer des Ergebnisses ohne Zeile ist 0, und eine Zeile ist so lang, wie sie geschrieben ist",
  // the JSON form
  "a layout that begins with { is JSON, and this is none":
    "eine schriftliche Rechnung, die mit { beginnt, ist JSON, und das ist keines",
  "a layout is an object with a kind": "eine schriftliche Rechnung ist ein Objekt mit kind",
  "the kind of a layout is one of {kinds}": "kind ist eines von {kinds}",
  "rows must be a list": "rows muss eine Liste sein",
  "degree must be a whole number from 2": "degree muss eine ganze Zahl ab 2 sein",
  "with a remainder, the last of the rows is subtracted":
    "mit einem Rest wird die letzte der Zeilen abgezogen",
  "leave out the remainder, or a row": "den Rest weglassen, oder eine Zeile",
  "each row of a sum is a text": "jede Zeile einer Summe ist ein Text",
  "a sum ends in its result": "eine Summe endet mit ihrem Ergebnis",
  "rows must be a list of lists of numbers": "rows muss eine Liste von Listen von Zahlen sein",
  "each row of a grid is a list of numbers": "jede Zeile eines Gitters ist eine Liste von Zahlen",
  "rows are either all texts or all objects": "rows sind entweder alle Texte oder alle Objekte",
  "the role of a row is one of {roles}": "die Rolle (role) einer Zeile ist eine von {roles}",
  "right must be the column of the last cell, a whole number":
    "right muss die Spalte des letzten Feldes sein, eine ganze Zahl",
  "place must be a whole number": "place muss eine ganze Zahl sein",
  "decimals must be a whole number": "decimals muss eine ganze Zahl sein",
  "at must be the row and column of an entry": "at muss Zeile und Spalte eines Eintrags sein",
  "resultPlace is above, right or below": "resultPlace ist above, right oder below",
  "see the roles of rows in the reference": "siehe die Rollen der Zeilen im Handbuch",
  "a {kind} needs a row {role}": "{kind} braucht eine Zeile {role}",
  "a {kind} has no row {role}": "{kind} hat keine Zeile {role}",
  "there are two rows {role} for one digit": "es gibt zwei Zeilen {role} zu einer Ziffer",
  "the {role} has no digit at place {place}": "{role} hat an der Stelle {place} keine Ziffer",
  "radicand and root end in column 0": "Radikand und Wurzel enden in Spalte 0",
  "the root has a digit for each group": "die Wurzel hat für jede Gruppe eine Ziffer",
  "the quotient begins left of the dividend": "der Quotient beginnt links vom Dividenden",
  "two results of a sum stand below each other": "zwei Ergebnisse einer Summe stehen untereinander",
  "each entry needs its row and column as at": "jeder Eintrag braucht seine Zeile und Spalte als at",
  "each place has one entry": "jeder Platz hat einen Eintrag",
  "a magic square has as many rows as columns": "ein magisches Quadrat hat so viele Zeilen wie Spalten",
  "across needs a sign between neighbours for each row of the grid":
    "across braucht für jede Zeile des Gitters ein Zeichen zwischen Nachbarn",
  "down needs a sign between neighbours for each column of the grid":
    "down braucht für jede Spalte des Gitters ein Zeichen zwischen Nachbarn",
  "a grid needs an equals sign": "ein Gitter braucht ein Gleichheitszeichen",
  "{name} must be a list of numbers": "{name} muss eine Liste von Zahlen sein",
  '{name} must be a number, written as a text such as "AB?4"':
    '{name} muss eine Zahl sein, als Text geschrieben wie "AB?4"',
  "{text} does not belong in a number": "{text} gehört nicht in eine Zahl",
  "a number is made of letters, digits and ?": "eine Zahl besteht aus Buchstaben, Ziffern und ?",
  "a number is missing": "eine Zahl fehlt",
};
