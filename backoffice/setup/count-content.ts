import { sql, type Kysely } from 'kysely';
import type { DatabaseLocation } from '#backoffice/database/database-location.ts';
import type { Schema } from '#backoffice/database/schema.ts';

/** Rows by kind, as the set-up page lists them. */
export type ContentCounts = {
  products: number;
  categories: number;
  content: number;
  parts: number;
  customers: number;
  orders: number;
};

export async function countContent(db: Kysely<Schema>): Promise<ContentCounts> {
  const { rows } = await sql<ContentCounts>`
    select
      (select count(*)::int from product) as products,
      (select count(*)::int from category) as categories,
      (select count(*)::int from content) as content,
      (select count(*)::int from part) as parts,
      (select count(*)::int from customer) as customers,
      (select count(*)::int from shop_order) as orders`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('The database counts nothing.');
  return counts;
}

/** Folder or server of the database, without its password. */
export function nameDatabase(location: DatabaseLocation): { isEmbedded: boolean; name: string } {
  if ('folder' in location) return { isEmbedded: true, name: location.folder };
  const { host, pathname } = new URL(location.url);
  return { isEmbedded: false, name: host + pathname };
}
