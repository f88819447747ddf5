/** What is wrong with a wish for new puzzles, in German: the messages and notes of `encode` and `generate`. */
export const GERMAN_COMPOSING = {
  // calculations that are put into letters
  "write for example 567+1085, 289*34, 7375428413/125473, √7923147955, 12.5*0.8 or 12^2+5^2=13^2":
    "zum Beispiel 567+1085, 289*34, 7375428413/125473, √7923147955, 12.5*0.8 oder 12^2+5^2=13^2 schreiben",
  "{word} begins with 0": "{word} beginnt mit 0",
  "a number of more than {most} digits": "eine Zahl mit mehr als {most} Stellen",
  "a calculation of more than {most} characters": "eine Rechnung mit mehr als {most} Zeichen",
  "{digit} is no digit": "{digit} ist keine Ziffer",
  "? is no digit": "? ist keine Ziffer",
  "the calculation is written in digits; the key gives the letters":
    "die Rechnung wird in Ziffern geschrieben; die Buchstaben gibt der Schlüssel",
  "base {base} has it": "Basis {base} hat sie",
  "numbers are written without commas; a decimal point is .":
    "Zahlen werden ohne Komma geschrieben; der Dezimalpunkt ist .",
  "{sign} has no meaning in a calculation": "{sign} hat in einer Rechnung keine Bedeutung",
  "several kinds of signs, or more than one calculation":
    "mehrere Arten von Zeichen, oder mehr als eine Rechnung",
  "this is no sum, difference, product, division or root":
    "das ist keine Summe, keine Differenz, kein Produkt, keine Division und keine Wurzel",
  "the degree of a root is a whole number from 2 to 99":
    "der Grad einer Wurzel ist eine ganze Zahl von 2 bis 99",
  "here a number is missing": "hier fehlt eine Zahl",
  "the calculation goes on behind its result": "die Rechnung geht hinter ihrem Ergebnis weiter",
  "nothing can be divided by 0": "durch 0 kann man nicht teilen",
  "nothing is calculated here": "hier wird nichts gerechnet",
  "no number is left to be put into letters": "keine Zahl bleibt, die Buchstaben bekommen könnte",
  "whether this is true cannot be decided exactly": "ob das stimmt, lässt sich nicht exakt entscheiden",
  "its value is beyond exact arithmetic": "sein Wert liegt jenseits des exakten Rechnens",
  // their results
  "{what} is {number}": "{what} ist {number}",
  "about {number}": "etwa {number}",
  "{statement} is false": "{statement} ist falsch",
  "{statement} is not true": "{statement} stimmt nicht",
  "write {example}, or leave the result out": "{example} schreiben, oder das Ergebnis weglassen",
  "{what} is negative": "{what} ist negativ",
  "{what} is negative: {number}": "{what} ist negativ: {number}",
  "results are 0 or more; with = {number} it is a formula":
    "Ergebnisse sind 0 oder mehr; mit = {number} ist es eine Formel",
  "{what} has {n} digits, which is too long for a puzzle":
    "{what} hat {n} Stellen, und das ist zu lang für ein Rätsel",
  "{what} is {number}, which is too large for a puzzle":
    "{what} ist {number}, und das ist zu groß für ein Rätsel",
  "{what} is {number}, which is no finite decimal":
    "{what} ist {number}, und das ist keine endliche Dezimalzahl",
  "{what} is {number}, which is not whole": "{what} ist {number}, und das ist nicht ganz",
  "{what} is {number}, which is neither whole nor a fraction":
    "{what} ist {number}, und das ist weder ganz noch ein Bruch",
  // decimals
  "a formula has whole numbers; decimals are in sums, products, divisions and roots":
    "eine Formel hat ganze Zahlen; Dezimalzahlen gibt es in Summen, Produkten, Divisionen und Wurzeln",
  "a number with decimals stands in a formula": "eine Zahl mit Dezimalstellen steht in einer Formel",
  "letters with a point are in sums, products, divisions and roots only; use whole numbers here":
    "Buchstaben mit Punkt gibt es nur in Summen, Produkten, Divisionen und Wurzeln; hier ganze Zahlen nehmen",
  "a product of more than two numbers has no decimals here, as it is not written below each other":
    "ein Produkt aus mehr als zwei Zahlen hat hier keine Dezimalstellen, weil es nicht untereinander steht",
  "use whole numbers, or two factors": "ganze Zahlen nehmen, oder zwei Faktoren",
  "several divisions in a row have no decimals here":
    "mehrere Divisionen nacheinander haben hier keine Dezimalstellen",
  "use whole numbers": "ganze Zahlen nehmen",
  "a divisor has no decimals when a division is written out":
    "in einer schriftlichen Division hat der Divisor keine Dezimalstellen",
  "write {example}, which is the same": "{example} schreiben, das ist dasselbe",
  "a remainder is counted in units of the last digit, without a point":
    "ein Rest zählt in Einheiten der letzten Ziffer, ohne Punkt",
  // how they are written
  "more than two factors is not written below each other":
    "mehr als zwei Faktoren werden nicht untereinander geschrieben",
  "anything but one simple calculation is not written below each other":
    "nur eine einzelne einfache Rechnung wird untereinander geschrieben",
  "leave the layout out": "die Anordnung in Zeilen weglassen",
  "choose another style": "einen anderen Stil wählen",
  "In one line the rows would not be read back as they are; so they stand below each other.":
    "Auf einer Zeile würden die Zeilen nicht so zurückgelesen, wie sie sind; darum stehen sie untereinander.",
  "The text of these rows is not read back as the calculation that was written; the drawing is right.":
    "Der Text dieser Zeilen wird nicht als die Rechnung zurückgelesen, die geschrieben wurde; die Zeichnung stimmt.",
  "The text of these rows can be read in {n} ways; meant is reading {reading}.":
    "Den Text dieser Zeilen kann man auf {n} Arten lesen; gemeint ist Lesart {reading}.",
  "Whether reading {i} of the text has solutions was not found out.":
    "Ob Lesart {i} des Textes Lösungen hat, wurde nicht gefunden.",
  "Read in another way, as reading {i}, the text has {several} as well.":
    "Anders gelesen, als Lesart {i}, hat der Text auch {several}.",
  // keys
  "the key has {sign}, which is no letter": "im Schlüssel steht {sign}, und das ist kein Buchstabe",
  "a key is of letters only": "ein Schlüssel besteht nur aus Buchstaben",
  "the key has {letter} twice": "im Schlüssel steht {letter} zweimal",
  "the key has {letter} {times} times": "im Schlüssel steht {letter} {times}-mal",
  "a key has {base} different letters, one for each digit":
    "ein Schlüssel hat {base} verschiedene Buchstaben, einen für jede Ziffer",
  "the key has {n} letters, but base {base} has {base} digits":
    "der Schlüssel hat {n} Buchstaben, aber Basis {base} hat {base} Ziffern",
  "add {n} more": "{n} dazunehmen",
  "a longer key needs a larger base": "ein längerer Schlüssel braucht eine größere Basis",
  "there is no key order {order}": "es gibt keine Reihenfolge {order} für Schlüssel",
  "the orders are 0-9, 9-0, 1-0 (1 first, 0 last) and 0-1 (0 first, then 9 down to 1)":
    "die Reihenfolgen sind 0-9, 9-0, 1-0 (zuerst 1, zuletzt 0) und 0-1 (zuerst 0, dann 9 bis 1)",
  "base {base} has more digits than there are letters from A to Z":
    "Basis {base} hat mehr Ziffern, als es Buchstaben von A bis Z gibt",
  "give a key": "einen Schlüssel angeben",
  "no words have {base} different letters together":
    "keine Wörter haben zusammen {base} verschiedene Buchstaben",
  "give a key, or more words": "einen Schlüssel angeben, oder mehr Wörter",
  "{base} is not a base from {smallest} to {largest}": "{base} ist keine Basis von {smallest} bis {largest}",
  "the rules exclude the calculation itself: in it {letter} is {digit}":
    "die Regeln schließen die Rechnung selbst aus: In ihr ist {letter} {digit}",
  "change the rule, or the calculation": "die Regel ändern, oder die Rechnung",
  // making puzzles
  "Puzzles cannot be made in base {base}.": "In Basis {base} können keine Rätsel gemacht werden.",
  "a whole number from {smallest} to {largest}": "eine ganze Zahl von {smallest} bis {largest}",
  "The seed {seed} is no whole number.": "Der Startwert {seed} ist keine ganze Zahl.",
  "a whole number such as 1": "eine ganze Zahl wie 1",
  "The limit {limit} is no number of puzzles.": "Die Grenze {limit} ist keine Anzahl von Rätseln.",
  "a whole number such as 10": "eine ganze Zahl wie 10",
  "There is no level {level}.": "Es gibt keine Stufe {level}.",
  "levels are 1 to {highest}": "Stufen sind 1 bis {highest}",
  "{word} cannot mean {value}.": "{word} kann nicht {value} bedeuten.",
  "values are whole numbers, 0 or more": "Werte sind ganze Zahlen ab 0",
  "There is no sum of {fewest} to {most} addends here.":
    "Hier gibt es keine Summe aus {fewest} bis {most} Summanden.",
  "whole numbers from 2 to {most}, the fewest first": "ganze Zahlen von 2 bis {most}, die kleinste zuerst",
  "{word} is none of the number words.": "{word} ist keines der Zahlwörter.",
  "a letter by itself is a blank; longer words must be in the list, with their values":
    "ein einzelner Buchstabe ist ein Platzhalter; längere Wörter müssen mit ihrem Wert in der Liste stehen",
  "A shape says by itself how many words there are.": "Eine Form sagt selbst, wie viele Wörter es sind.",
  "leave out either the shape or the number of addends":
    "entweder die Form oder die Zahl der Summanden weglassen",
  // shapes
  "this shape has no blank for a word": "diese Form hat keinen Platzhalter für ein Wort",
  "a capital by itself is a blank, as in A * B = C":
    "ein einzelner Großbuchstabe ist ein Platzhalter, wie in A * B = C",
  "a shape has at most {most} blanks, and this one has {n}":
    "eine Form hat höchstens {most} Platzhalter, und diese hat {n}",
  "use a capital again for the same word": "denselben Großbuchstaben für dasselbe Wort noch einmal nehmen",
  "{statement} says nothing: both sides are the same": "{statement} sagt nichts: Beide Seiten sind gleich",
  "relate different words, as in A * B = C": "verschiedene Wörter in Beziehung setzen, wie in A * B = C",
  "the calculations are A*B, A*B=C, A/B, A/B=C, A/B=C r D, ?/A=B, √A, √A=B and √?=A, or ∛ for √":
    "die Rechnungen sind A*B, A*B=C, A/B, A/B=C, A/B=C r D, ?/A=B, √A, √A=B und √?=A, oder ∛ statt √",
  "{text} does not belong behind this calculation.": "{text} gehört nicht hinter diese Rechnung.",
  "A written-out calculation is a product, a division or a root.":
    "Eine schriftliche Rechnung ist ein Produkt, eine Division oder eine Wurzel.",
  "Too little is known of this calculation: {what} must be a word.":
    "Von dieser Rechnung ist zu wenig bekannt; ein Wort muss sein: {what}.",
  "the radicand or the root": "der Radikand oder die Wurzel",
  "both factors": "beide Faktoren",
  "the divisor": "der Divisor",
  "the dividend or the quotient": "der Dividend oder der Quotient",
  "A word is missing here.": "Hier fehlt ein Wort.",
  "{text} is no word.": "{text} ist kein Wort.",
  "write a capital for a word of the list, a word as it is, or ? for a number that need be no word":
    "einen Großbuchstaben für ein Wort der Liste schreiben, ein Wort, wie es ist, oder ? für eine Zahl, die kein Wort sein muss",
  "{text} has {n} different letters, but base {base} has {base} digits.":
    "{text} hat {n} verschiedene Buchstaben, aber Basis {base} hat {base} Ziffern.",
  "choose another word or a larger base": "ein anderes Wort oder eine größere Basis wählen",
  "{sign} is missing here.": "Hier fehlt {sign}.",
  "{sign} has no meaning in a written-out calculation.":
    "{sign} hat in einer schriftlichen Rechnung keine Bedeutung.",
};
