import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether two texts are the same, in a time that does not depend on where they differ. For secrets. */
export function isSameText(one: string, other: string): boolean {
  return timingSafeEqual(hash(one), hash(other));
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
