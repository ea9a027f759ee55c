import type { z } from 'zod';
import { errorAt, type Findings, type Position } from '#backoffice/shop/files/finding.ts';
import { reasonOf } from '#backoffice/shop/files/issue-finding.ts';

/** Position of a field of a record by its path. */
export type At = (path: readonly PropertyKey[]) => Position;

/** The value of a schema of the contract; `undefined` after errors, each reported at its field. */
export function checkRecord<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  { at, findings }: { at: At; findings: Findings },
): z.output<Schema> | undefined {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    const { code, values } = reasonOf(issue);
    findings.add(errorAt(at(issue.path), code, values, issue.path.join('.')));
  }
  return undefined;
}

/** A path of a schema's issue as file positions take it. */
export function filePath(path: readonly PropertyKey[]): (string | number)[] {
  return path.map((step) => (typeof step === 'symbol' ? String(step) : step));
}
