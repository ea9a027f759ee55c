import type { Operation } from './operation.ts';
import { OPERATIONS } from './operations.ts';

type Pattern = { operation: Operation; matches: RegExp };

/** Most paths are what they are; only those with a number in them have to be tried one by one. */
const exact = new Map(OPERATIONS.map((operation) => [`${operation.method} ${operation.path}`, operation]));

const PATTERNS: readonly Pattern[] = OPERATIONS.filter(({ path }) => path.includes('{')).map((operation) => ({
  operation,
  matches: new RegExp(
    `^${operation.path.replaceAll('{customer_id}', '[\\w-]+').replaceAll(/\{\w+\}/g, '\\d+')}$`,
  ),
}));

/** The operation of a method and a path below the API's base path, with its leading slash. */
export function matchOperation(method: string, path: string): Operation | undefined {
  const wanted = method.toLowerCase();
  return (
    exact.get(`${wanted} ${path}`) ??
    PATTERNS.find(({ operation, matches }) => operation.method === wanted && matches.test(path))?.operation
  );
}
