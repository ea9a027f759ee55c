import { errorAt, type Findings, type Position } from './files/finding.ts';
import { findNearest } from './files/issue-finding.ts';

/** Reports a key that an earlier row has. Returns true for a new one. */
export type CheckNew = (key: string, at: Position, field: string) => boolean;

/** Checks that no two rows have the same key. */
export function createCheckNew(findings: Findings): CheckNew {
  const lines = new Map<string, number>();
  return (key, at, field) => {
    const line = lines.get(key);
    if (line === undefined) lines.set(key, at.line);
    else findings.add(errorAt(at, 'key_twice', { value: key, line }, field));
    return line === undefined;
  };
}

/** Keys of another file, with the name under which errors mention it: `products`, `parts/parts.csv`. */
export type KnownKeys = { file: string; keys: { has(key: string): boolean; keys(): Iterable<string> } };

/** Reports a key that another file lacks, with the nearest that it has. Returns true for a known one. */
export function checkKnown(
  { file, keys }: KnownKeys,
  key: string,
  { at, field, findings }: { at: Position; field: string; findings: Findings },
): boolean {
  if (keys.has(key)) return true;
  const near = findNearest(key, [...keys.keys()]);
  const reason =
    near === undefined
      ? errorAt(at, 'key_unknown', { value: key, file }, field)
      : errorAt(at, 'key_near', { value: key, file, near }, field);
  findings.add(reason);
  return false;
}
