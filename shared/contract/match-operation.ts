import type { Operation } from './operation.ts';
import { OPERATIONS } from './operations.ts';

type Pattern = { operation: Operation; matches: RegExp };

/** Paths without parameters are looked up directly; only those with parameters need their patterns. */
const exact = new Map(OPERATIONS.map((operation) => [`${operation.method} ${operation.path}`, operation]));

const PATTERNS: readonly Pattern[] = OPERATIONS.filter(({ path }) => path.includes('{')).map((operation) => ({
  operation,
  matches: new RegExp(
    `^${operation.path.replaceAll('{customer_id}', '[\\w-]+').replaceAll(/\{\w+\}/g, '\\d+')}$`,
  ),
}));

/** Finds the operation of a method and a path, which is relative to the API's base path and starts with a slash. */
export function matchOperation(method: string, path: string): Operation | undefined {
  const lowerMethod = method.toLowerCase();
  return (
    exact.get(`${lowerMethod} ${path}`) ??
    PATTERNS.find(({ operation, matches }) => operation.method === lowerMethod && matches.test(path))
      ?.operation
  );
}
