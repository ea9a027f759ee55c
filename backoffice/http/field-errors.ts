import type { z } from 'zod';

/**
 * Zod's issues as the contract words them: field → code, the first fault of each field. `given` is what was
 * checked: by it a field that is missing is told from one of the wrong kind.
 */
export function fieldErrors(error: z.ZodError, given: unknown): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of error.issues) {
    const field = issue.path.join('.') || 'body';
    errors[field] ??= isMissing(given, issue.path) ? 'required' : codeOf(issue);
  }
  return errors;
}

/** Rules of our own say themselves what is wrong, in a code. */
function codeOf({ code, message }: z.core.$ZodIssue): string {
  return code === 'custom' && /^[a-z_]+$/.test(message) ? message : code;
}

/** A zero byte, or half of a surrogate pair: PostgreSQL refuses them in text and in JSON. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** A text below `given` that no column can hold. Gives the path of its field. */
export function findUnstorableText(given: unknown, path: string[] = []): string | undefined {
  if (typeof given === 'string') return UNSTORABLE.test(given) ? path.join('.') : undefined;
  if (typeof given !== 'object' || given === null) return undefined;
  for (const [key, value] of Object.entries(given)) {
    const found = UNSTORABLE.test(key) ? key : findUnstorableText(value, [...path, key]);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isMissing(given: unknown, path: PropertyKey[]): boolean {
  let value = given;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return false;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value === undefined;
}
