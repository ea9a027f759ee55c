/** Fractions are stored with four decimals, like those of imports. */
const PRECISION = 10_000;

/** A share of a picture, 0 to 1, as it is stored. Points outside of the picture stop at its edge. */
export function toFraction(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * PRECISION) / PRECISION;
}
