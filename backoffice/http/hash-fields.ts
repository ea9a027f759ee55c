import { createHash } from 'node:crypto';

/**
 * A hash of everything a request says, the same whatever the order of its fields. With the key of a form among them it
 * tells a form that is sent again from another one that was given the same key.
 */
export function hashFields(fields: Readonly<Record<string, unknown>>): string {
  const sorted = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url');
}
