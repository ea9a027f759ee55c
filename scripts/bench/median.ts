export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** The value that this share of all values stays below. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
