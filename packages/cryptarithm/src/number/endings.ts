/** Which last digits the squares, cubes, triangular numbers and primes have in a base. */

export type EndingName = "square" | "cube" | "triangular" | "prime";

/** For each remainder modulo base^places whether a number with it may be of that kind; 1 or 0. */
export function endings(name: EndingName, base: number, places: number): Uint8Array {
  const modulus = base ** places;
  const possible = new Uint8Array(modulus);
  for (let n = 0; n < modulus; n++) {
    if (name === "prime") possible[n] = gcd(n, base) === 1 ? 1 : 0;
    else possible[residue(name, n, modulus)] = 1;
    // n(n+1)/2 only repeats after twice the modulus.
    if (name === "triangular") possible[residue(name, n + modulus, modulus)] = 1;
  }
  return possible;
}

function residue(name: "square" | "cube" | "triangular", n: number, modulus: number): number {
  if (name === "triangular") return ((n * (n + 1)) / 2) % modulus;
  const square = (n * n) % modulus;
  return name === "square" ? square : (square * n) % modulus;
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}
