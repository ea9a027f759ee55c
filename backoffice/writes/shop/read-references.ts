import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { invalidRequest } from '#backoffice/http/failure.ts';
import { findMissing } from '#backoffice/writes/find-missing.ts';
import type { Reference } from '#backoffice/writes/record-references.ts';
import type { Scope } from '#backoffice/http/scope.ts';

/** @throws Failure 400 by field for references to missing records */
export async function requireKnown(
  db: Kysely<Schema>,
  scope: Scope,
  references: readonly Reference[],
): Promise<void> {
  const missing = await findMissing(db, scope, references);
  if (Object.keys(missing).length > 0) throw invalidRequest(missing);
}

/** Numbers of products or parts by reference. */
export async function readNumbers(
  db: Kysely<Schema>,
  table: 'product' | 'part',
  { siteId }: Scope,
  references: readonly string[],
): Promise<Map<string, number>> {
  if (references.length === 0) return new Map();
  const rows = await db
    .selectFrom(table)
    .where('site_id', '=', siteId)
    .where('reference', 'in', [...new Set(references)])
    .select(['reference', 'id'])
    .execute();
  return new Map(rows.map(({ reference, id }) => [reference, id]));
}

/** References of products or parts by number. */
export async function readReferencesOf(
  db: Kysely<Schema>,
  table: 'product' | 'part',
  ids: readonly (number | null)[],
): Promise<Map<number, string>> {
  const known = ids.filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const rows = await db.selectFrom(table).where('id', 'in', known).select(['id', 'reference']).execute();
  return new Map(rows.map(({ id, reference }) => [id, reference]));
}
