/** The position of a further record: after all others. */
export function nextPosition(others: readonly { position: number }[]): number {
  return Math.max(-1, ...others.map(({ position }) => position)) + 1;
}
