import { createHash } from 'node:crypto';

/** A number from 0 to `below` - 1 that follows from the text alone: the same at every seed. */
export function stableNumber(text: string, below: number): number {
  return createHash('sha256').update(text).digest().readUIntBE(0, 6) % below;
}
