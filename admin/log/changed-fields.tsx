import { useRecordContext } from 'ra-core';
import type { OperatorChange } from '#shared/contract/operator-log.ts';
import { ValueChanges } from './value-changes.tsx';

/** Changed fields of a write, before and after. */
export function ChangedFields() {
  const change = useRecordContext<OperatorChange>();
  if (!change) return null;
  const before = change.before ?? {};
  const after = change.after ?? {};
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changes = names.map((path) => ({ path, before: print(before[path]), after: print(after[path]) }));
  return <ValueChanges changes={changes} />;
}

/** Texts as they are, other values as indented JSON. */
function print(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}
