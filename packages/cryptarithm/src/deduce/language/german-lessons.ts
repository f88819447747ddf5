/**
 * What each rule of deduction is, in German: for the lesson. The names of rules and columns are those of the
 * explanations.
 */
export const GERMAN_LESSONS: Readonly<Record<string, string>> = {
  "put-to-the-test":
    "Sind alle Buchstaben einer Rechnung bekannt, rechnet man nach. Geht sie nicht auf, war vorher etwas falsch.",
  "length-check":
    "Zuerst vergleicht man Größen. Zwei dreistellige Zahlen ergeben zusammen weniger als 2.000: Ist das Ergebnis länger oder kürzer, als das zulässt, gibt es keine Lösung, und nichts anderes muss angesehen werden.",
  "only-digit-left":
    "Verschiedene Buchstaben haben verschiedene Ziffern. Sind alle Ziffern, die ein Buchstabe haben könnte, bis auf eine vergeben, so hat er diese eine.",
  "only-letter-left":
    "Gibt es so viele Buchstaben wie Ziffern, gehört jede Ziffer zu einem Buchstaben. Kommt für eine nur noch ein Buchstabe in Frage, so hat er sie.",
  "interchangeable-letters":
    "Zwei Buchstaben, die überall dieselbe Rolle spielen, können in jeder Lösung die Plätze tauschen. Man sucht nur die Lösungen, in denen der erste kleiner ist; die anderen folgen daraus.",
  "noted-order":
    "Weiß man, welcher von zwei Buchstaben größer ist, kann keiner von beiden am falschen Ende der Ziffern stehen.",
  "overflow-digit":
    "Ist eine Summe um eine Stelle länger als ihre Summanden, ist ihre erste Ziffer nichts als der Übertrag. Bei zwei Summanden ist ein Übertrag nie größer als 1, also ist dieser Buchstabe 1.",
  "zero-in-the-units":
    "Kommt ein Buchstabe der Einer unter dem Strich wieder heraus, hat das, was dazukam, nichts geändert: Es ist 0 oder zusammen ein Vielfaches von zehn.",
  "digit-without-a-row":
    "In einer schriftlichen Rechnung hat jede Ziffer eines Multiplikators, Quotienten oder einer Wurzel ihre Zeile, nur eine 0 braucht keine. Werden zwei Ziffern des Dividenden auf einmal heruntergeholt, passte der Divisor nach der ersten nicht hinein; dort steht im Quotienten eine 0.",
  "no-change":
    "Was eine Zahl beim Addieren nicht ändert, ist 0. Kommt eine ganze Zahl unverändert heraus, ist alles 0, was zu ihr addiert wurde.",
  "zero-or-nine":
    "Kommt ein Buchstabe in einer Spalte weiter links wieder heraus, so ist das, was dazukam, 0, oder es ist 9 mit einem Übertrag, der hereinkommt und wieder hinausgeht.",
  "finish-the-column":
    "Ist in einer Spalte nur noch ein Buchstabe offen, ergibt ihn gewöhnliches Rechnen, und den Übertrag dazu.",
  "times-one":
    "Wiederholt eine Zeile der Multiplikation die Zahl, die multipliziert wurde, war die Ziffer 1; sonst war sie weder 0 noch 1.",
  "carry-of-a-row":
    "Eine Zahl mal eine Ziffer hat nie einen Übertrag, der so groß ist wie diese Ziffer: 999 × 7 ist kleiner als 7.000, also ist kein Übertrag größer als 6.",
  "next-door-letters":
    "Ein Buchstabe, der oben in einer Spalte allein steht, kann sich nur durch den Übertrag ändern. Kommt unten ein anderer Buchstabe heraus, kam ein Übertrag herein, und die beiden sind Nachbarn.",
  "shrinking-lead":
    "Eine Subtraktion liest man von unten, als Addition. Sind die ersten Ziffern verschieden und bleibt von ihnen nichts übrig, ist die obere um eins größer als die untere.",
  "must-carry":
    "Man zählt zusammen, wie klein und wie groß die Buchstaben einer Spalte sein können. Oft sagt das allein schon, ob die Spalte einen Übertrag hat.",
  "what-a-carry-asks-for":
    "Weiß man, ob eine Spalte einen Übertrag hat, müssen ihre Buchstaben groß genug sein, um zehn zu erreichen, oder klein genug, um darunter zu bleiben.",
  "greater-than":
    "Hat eine Spalte keinen Übertrag, ist ihr Ergebnis mindestens so groß wie jeder Summand, und größer, wenn etwas dazukommt. Hat sie einen, ist es kleiner.",
  "doubled-letter":
    "Das Doppelte einer Zahl ist gerade. Unter einem doppelten Buchstaben steht eine gerade Ziffer, wenn kein Übertrag hereinkommt, und eine ungerade, wenn einer kommt; und die Spalte hat genau dann einen Übertrag, wenn der Buchstabe 5 oder mehr ist.",
  "last-digit-identities":
    "Produkte enden nur auf wenige Arten. A mal B endet nur bei 0, 1, 5 und 6 wieder auf A; auf 0 endet ein Produkt nur mit einer 0, oder mit einer 5 und einer geraden Zahl.",
  "row-length":
    "Die Länge eines Produkts verrät seine Größe. Ist die Zeile nicht länger als die Zahl darüber, ergeben die ersten Ziffern miteinander weniger als zehn.",
  "order-of-rows":
    "Die Zeilen einer Multiplikation sind so geordnet wie die Ziffern, zu denen sie gehören: Die längere Zeile, oder die mit der größeren ersten Ziffer, gehört zur größeren Ziffer. Und was man von den Ziffern weiß, sagt, welche Zeile größer ist.",
  "twin-columns":
    "Zwei Spalten mit denselben Summanden haben dasselbe Ergebnis, bis auf die Überträge. Sind die Ergebnisse verschieden, sind sie Nachbarn, und die Überträge sagen, welches größer ist.",
  substitution:
    "Was man zwischen zwei Buchstaben weiß, etwa dass N gleich E + 1 ist, setzt man in eine andere Spalte ein. Oft fällt dabei ein Buchstabe weg.",
  "locked-digits":
    "Können zwei Buchstaben nur dieselben zwei Ziffern haben, dann haben sie diese, in irgendeiner Reihenfolge, und kein anderer Buchstabe kann sie haben. Dasselbe gilt für drei Buchstaben und drei Ziffern.",
  crowding:
    "Verschiedene Buchstaben brauchen Platz. Sind die kleinsten Ziffern vergeben, sind die Buchstaben einer Summe größer, als es aussieht, und ihre Summe auch.",
  "rule-of-nine":
    "Die Neunerprobe: Eine Zahl und die Summe ihrer Ziffern lassen beim Teilen durch neun denselben Rest. Also müssen die Ziffern der Summanden und die des Ergebnisses zusammenpassen.",
  "leading-digit-analysis":
    "Die ersten Ziffern eines Produkts sind die erste Ziffer mal den Multiplikator, dazu ein Übertrag, der kleiner als der Multiplikator ist. Da bleiben nur wenige Paare.",
  "internal-zero":
    "Eine 0 im Inneren einer Zahl hält jeden Übertrag auf. Was links und rechts von ihr steht, sind zwei kleine Produkte nebeneinander.",
  "divisor-facts":
    "Was einen Faktor teilt, teilt auch das Produkt: Ein Vielfaches von 5 endet auf 0 oder 5, ein Vielfaches von 3 hat eine Quersumme, die durch 3 teilbar ist.",
  "square-endings":
    "Ein Quadrat endet auf 0, 1, 4, 5, 6 oder 9, nie auf 2, 3, 7 oder 8. Und seine Länge sagt, wie groß seine Wurzel ist.",
  squeeze:
    "Beide Seiten einer Gleichung liegen zwischen dem, was ihre kleinsten, und dem, was ihre größten Ziffern ergeben. Nur wo sich die beiden Bereiche treffen, kann die Lösung sein; oft ergibt das erste Ziffern.",
  "column-table":
    "Man schreibt alle Möglichkeiten auf, wie eine Spalte aufgehen kann. Jeder ihrer Buchstaben behält die Ziffern, die vorkommen.",
  "claimed-digit":
    "Braucht eine Spalte auf jede Art, auf die sie aufgehen kann, eine bestimmte Ziffer, so hat einer ihrer Buchstaben sie, und kein Buchstabe anderswo kann sie haben.",
  "neighbouring-columns":
    "Man sieht zwei Spalten nebeneinander an: Der Übertrag zwischen ihnen muss zu beiden passen.",
  "linked-columns":
    "Man sieht zwei Spalten an, die einen Buchstaben gemeinsam haben: Was er in der einen sein kann, muss er auch in der anderen sein können.",
  "few-letters-left":
    "Sind nur noch wenige Kombinationen von Buchstaben übrig, probiert man alle und sieht, welche aufgehen.",
  "carry-count":
    "Jeder Übertrag kostet neun: Die Ziffern der Summanden ergeben für jeden Übertrag neun mehr als die des Ergebnisses. Also sagen die Quersummen, wie viele Überträge es gibt.",
  "division-bookkeeping":
    "Ein Rest ist kleiner als der Divisor, und was jeweils abgezogen wird, ist nicht größer als das, wovon es abgezogen wird.",
  "rule-of-eleven":
    "Eine Zahl lässt beim Teilen durch elf denselben Rest wie ihre Ziffern, von rechts abwechselnd addiert und subtrahiert. Beide Seiten müssen übereinstimmen.",
  "second-digit-method":
    "Ist die erste Ziffer einer Zahl bekannt, entscheidet ihre zweite zwischen wenigen Werten für die ersten Ziffern des Produkts.",
  "table-matching":
    "Mehrere Zeilen einer Multiplikation haben dieselbe Zahl über sich. Deren letzte Ziffer muss zum Ende jeder Zeile passen.",
  "extra-addition":
    "Erfüllen drei Multiplikatoren eine Summe, tun es auch ihre Zeilen: eine Summe, die niemand hingeschrieben hat, mit eigenen Spalten.",
  "pattern-numbers":
    "Zahlen mit einem Muster haben bekannte Teiler: DDD ist D mal 3 mal 37, ABAB ist AB mal 101. Eine Primzahl darunter teilt einen der Faktoren.",
  "tail-congruence":
    "Die letzten zwei oder drei Ziffern eines Produkts hängen nur von den letzten Ziffern seiner Faktoren ab. Da bleiben nur wenige Enden.",
  "root-rows":
    "Eine Wurzel findet man Ziffer um Ziffer: Ihr Quadrat darf die Zahl nicht übersteigen, das der nächstgrößeren muss es.",
  "list-of-powers":
    "Quadrate, Kubikzahlen oder Primzahlen einer bestimmten Form gibt es nur wenige: Man schreibt sie auf und streicht.",
  "word-table":
    "Hat ein Wort nur noch wenige Werte, rechnet man mit jedem von ihnen und sieht, welche aufgehen.",
  "columns-together":
    "Zwei Spalten mit mehreren offenen Buchstaben schreibt man zusammen aus: alle Möglichkeiten, wie beide aufgehen.",
  weights:
    "Man fasst gleiche Buchstaben in der ganzen Summe zusammen, jeden mit seinen Stellenwerten. Die schweren müssen sich mit dem ausgleichen, was die leichten erreichen können.",
  "short-refutation":
    "Angenommen, ein Buchstabe hätte eine bestimmte Ziffer. Führen wenige leichte Schritte zu etwas Unmöglichem, hat er sie nicht.",
  "common-conclusion":
    "Gibt es nur zwei Möglichkeiten, verfolgt man beide ein Stück. Kommen sie für einen Buchstaben zur selben Ziffer, hat er sie, welche auch immer stimmt.",
  "case-table":
    "Hilft nichts anderes, nimmt man einen Buchstaben oder Übertrag mit wenigen Möglichkeiten und verfolgt jede bis zu ihrem Ende.",
};
