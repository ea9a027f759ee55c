import { checkKnown } from '../check-keys.ts';
import type { Findings, Position } from '../files/finding.ts';

/** Keys of a table. */
export type Known = { has(key: string): boolean; keys(): Iterable<string> };

/** Reports a key that a table of the shop lacks. The position is computed for errors only. Returns true for a known one. */
export function checkReference(
  findings: Findings,
  keys: Known,
  { key, table, field, at }: { key: string; table: string; field: string; at: () => Position },
): boolean {
  return keys.has(key) || checkKnown({ file: table, keys }, key, { at: at(), field, findings });
}
