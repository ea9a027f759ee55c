import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';

/** Ids of a site's rows by a column that identifies them, such as `reference`. */
export async function readIds(
  db: Kysely<Schema>,
  table: keyof Schema,
  column: string,
  siteId: number,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ key: string; id: number }>`
    select ${sql.id(column)}::text as key, id from ${sql.table(table)} where site_id = ${siteId}
  `.execute(db);
  return new Map(rows.map(({ key, id }) => [key, id]));
}
