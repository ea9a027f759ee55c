import { createHash } from 'node:crypto';

/** Derives a number from 0 to `below` - 1 from the text only, so that every seed is the same. */
export function stableNumber(text: string, below: number): number {
  return createHash('sha256').update(text).digest().readUIntBE(0, 6) % below;
}
