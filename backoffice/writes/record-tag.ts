import { createHash } from 'node:crypto';
import { Failure } from '#backoffice/http/failure.ts';

const TAG = /(?:W\/)?"[^"]*"/g;

/** Entity tag of a record: a hash of its content. */
export function recordTag(record: object): string {
  return `"${createHash('sha256').update(JSON.stringify(record)).digest('base64url').slice(0, 27)}"`;
}

/**
 * Evaluates `If-Match` (RFC 9110 section 13.1.1) against the tag of the stored record. `*` matches every record;
 * weak tags match none.
 * @throws Failure 412 when the record is missing or has another tag
 */
export function requireMatch(ifMatch: string | undefined, tag: string | undefined): void {
  if (ifMatch === undefined) return;
  const isMatch = ifMatch.trim() === '*' || (ifMatch.match(TAG) ?? []).some((named) => named === tag);
  if (tag !== undefined && isMatch) return;
  throw recordChanged();
}

export function recordChanged(): Failure {
  return new Failure(412, {
    code: 'record_changed',
    message: 'The record has changed since it was read.',
  });
}
