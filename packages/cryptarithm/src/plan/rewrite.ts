/**
 * The rewrites and passes of the planner, each with a name and a switch: `without` a name the
 * plan must still give the same answers, only at another cost, and the tests check that.
 */

export const PASSES = [
  {
    name: "split-conjunctions",
    doc: "`;`, `and`, chains and `not in` become conditions of their own, tested in any order",
  },
  { name: "short-circuit", doc: "`x or y` becomes x where x is never 0, `x and y` becomes y likewise" },
  {
    name: "implied",
    doc: "gcd(x, y) = z and lcm(x, y) = z also give that each divides the other, which cuts earlier",
  },
  {
    name: "net-coefficients",
    doc: "a linear relation collapses to one coefficient a letter, with bounds after each letter",
  },
  { name: "solve-last", doc: "the last letter of a linear equation is computed by division" },
  { name: "determined-words", doc: "a word that stands alone is read off the value of the rest" },
  {
    name: "columns",
    doc: "an equation is checked modulo the base, its square, its cube … as soon as the low letters are bound",
  },
  { name: "bounds", doc: "interval arithmetic over bound and unbound letters cuts relations early" },
  {
    name: "logarithms",
    doc: "both sides of an equation of towers are compared by the logarithm of their logarithms",
  },
  { name: "divisors", doc: "a linear sum must be divisible by what divides all coefficients still to come" },
  { name: "decided", doc: "when every relation left must hold, the completions are counted by a formula" },
  {
    name: "join",
    doc: "conditions that share few letters are solved in two parts, whose solutions are joined like tables",
  },
  {
    name: "free-sum",
    doc: "the solutions of one sum whose symbols need not differ are counted column by column, without a search",
  },
  {
    name: "linear-kernel",
    doc: "a single linear equation of different letters runs in hand-written loops, with the reach of each set of digits remembered and what the last four or five digits can make up looked up",
  },
  {
    name: "rows",
    doc: "written-out arithmetic is searched by propagation of digits and carries through its rows, with a kernel of its own",
  },
] as const;

export type PassName = (typeof PASSES)[number]["name"];

/** Which passes are switched off. */
export type Without = ReadonlySet<PassName>;
