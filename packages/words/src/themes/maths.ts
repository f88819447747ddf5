/** Numbers, shapes, proofs and those who found them. */
export const words: string = `abacus addition algebra angle answer arc axiom axis binary calculus circle class cone conic cosine count
  cube cubic cycle cylinder decimal degree diagonal diagram digit divide dividend divisor eight eleven
  ellipse equal equation even exponent formula four fraction function geometry hexagon hundred integer
  inverse line locus logic matrix mean median million minimum minus mode modulo nine number obtuse octagon
  odd one oval pair parabola pentagon percent pi plus polygon prime prism proof prove pyramid quadrant
  quotient radius rate ray rhombus root seven sine six solution sphere spiral square sum tangent ten
  theorem three triangle twelve twenty two unit vector vertex zero zeta`;
