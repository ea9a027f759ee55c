/** The value that a part (0.95) of the others do not pass. `Infinity` where there are none. */
export function percentile(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Infinity;
}
