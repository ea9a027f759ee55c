const PARTS = 254;

/** An address for a test of its own, of the range kept for benchmarks (RFC 2544). */
export function ownAddress(): string {
  return `198.18.${randomPart()}.${randomPart()}`;
}

function randomPart(): number {
  return 1 + Math.floor(Math.random() * PARTS);
}
