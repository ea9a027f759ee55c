import type { z } from 'zod';

/**
 * Converts zod issues to the codes of the contract: field → code, the first error of each field. `given` is the
 * checked value, which distinguishes a missing field from one of the wrong type.
 */
export function fieldErrors(error: z.ZodError, given: unknown): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) errors[[...issue.path, key].join('.')] ??= 'unknown_key';
      continue;
    }
    const field = issue.path.join('.') || 'body';
    errors[field] ??= isMissing(given, issue.path) ? 'required' : codeOf(issue);
  }
  return errors;
}

/** Custom rules put their code into the message. */
function codeOf({ code, message }: z.core.$ZodIssue): string {
  return code === 'custom' && /^[a-z_]+$/.test(message) ? message : code;
}

/** A zero byte or a lone surrogate, which PostgreSQL refuses in text and in JSON. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** Returns the path of the first text below `given` that no column can store. */
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
