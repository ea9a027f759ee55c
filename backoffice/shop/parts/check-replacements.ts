import { checkKnown } from '#backoffice/shop/check-keys.ts';
import { errorAt, type Findings } from '#backoffice/shop/files/finding.ts';
import type { TableRow } from '#backoffice/shop/files/read-table.ts';
import type { PartRecord } from './part-record.ts';

/** Reports replacements that are unknown and chains that return to a part. */
export function checkReplacements(parts: readonly TableRow<PartRecord>[], findings: Findings): void {
  const nextByReference = new Map(parts.map(({ row }) => [row.reference, row.replaced_by]));
  const known = { file: 'parts/parts', keys: nextByReference };
  for (const { row, at } of parts) {
    if (row.replaced_by === null) continue;
    const field = 'replaced_by';
    if (!checkKnown(known, row.replaced_by, { at: at(field), field, findings })) continue;
    if (isCircular(row.reference, nextByReference))
      findings.add(errorAt(at(field), 'circle', { value: row.replaced_by }, field));
  }
}

function isCircular(start: string, nextByReference: ReadonlyMap<string, string | null>): boolean {
  const seen = new Set<string>();
  for (
    let next = nextByReference.get(start);
    next !== undefined && next !== null;
    next = nextByReference.get(next)
  ) {
    if (next === start) return true;
    if (seen.has(next)) return false;
    seen.add(next);
  }
  return false;
}
