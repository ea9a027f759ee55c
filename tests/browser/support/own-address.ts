const PARTS = 254;

/** Client address for one test, from the range reserved for benchmarks (RFC 2544). */
export function ownAddress(): string {
  return `198.18.${randomPart()}.${randomPart()}`;
}

function randomPart(): number {
  return 1 + Math.floor(Math.random() * PARTS);
}
