/**
 * Shares an amount of cents in proportion to the parts. Rounding remainders go to the largest
 * fractions. The shares add up to the amount, and none exceeds its part unless the amount
 * exceeds the sum.
 */
export function share(amount: number, parts: number[]): number[] {
  const whole = parts.reduce((total, part) => total + part, 0);
  if (whole === 0) return parts.map(() => 0);
  const exact = parts.map((part) => (amount * part) / whole);
  const shares = exact.map(Math.floor);
  let rest = amount - shares.reduce((total, part) => total + part, 0);
  const byLoss = exact
    .map((value, index) => ({ index, lost: value - Math.floor(value) }))
    .toSorted((a, b) => b.lost - a.lost || a.index - b.index);
  for (const { index } of byLoss) {
    if (rest === 0) break;
    if ((shares[index] ?? 0) >= (parts[index] ?? 0)) continue;
    shares[index] = (shares[index] ?? 0) + 1;
    rest -= 1;
  }
  return shares;
}
