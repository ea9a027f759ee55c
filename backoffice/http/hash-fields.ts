import { createHash } from 'node:crypto';

/**
 * Hashes all fields of a request, independent of their order. It distinguishes a repeated form from a different one
 * with the same idempotency key.
 */
export function hashFields(fields: Readonly<Record<string, unknown>>): string {
  const sorted = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url');
}
