import { sql, type Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Tables that have rows on every site in use. */
const CONTENT = ['category', 'content', 'customer', 'document', 'part', 'product', 'shop_order'];

/**
 * Checks whether the database has content. Tables that a start fills, such as keys, do not count.
 * @throws Error when there is content without a site, which means that the database has lost rows
 */
export async function hasContent(db: Kysely<Schema>): Promise<boolean> {
  const filled: string[] = [];
  for (const table of CONTENT) {
    const { rows } = await sql<{ found: boolean }>`
      select exists (select from ${sql.table(table)}) as found`.execute(db);
    if (rows[0]?.found) filled.push(table);
  }
  const site = await db.selectFrom('site').select('id').limit(1).executeTakeFirst();
  if (filled.length > 0 && site === undefined)
    throw new Error(
      `The database has lost its site and still has rows in ${filled.join(', ')}. Restore a backup; nothing was written over it.`,
    );
  return filled.length > 0;
}
