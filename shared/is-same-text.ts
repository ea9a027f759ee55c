import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares two secrets in constant time. */
export function isSameText(one: string, other: string): boolean {
  return timingSafeEqual(hash(one), hash(other));
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
