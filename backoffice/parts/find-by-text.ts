import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { plateKey, readSerial } from '#shared/domain/plate-key.ts';
import { searchKey } from '#shared/domain/text-keys.ts';

export type FoundByText = {
  /** SQL condition on the table `part`. */
  condition: RawBuilder<boolean>;
  /** The one part whose reference, old reference or EAN matches exactly. */
  partId?: number;
  /** The product that the text names. */
  productId?: number;
};

/** Shorter prefixes match too many references. */
const MIN_PREFIX_LENGTH = 4;

/**
 * Interprets a search text, most specific match first: key of a part, serial number, reference or EAN of a
 * product, prefix of a reference, words.
 */
export async function findByText(db: Kysely<Schema>, scope: Scope, text: string): Promise<FoundByText> {
  const key = plateKey(text);
  const ids = key === '' ? [] : await findPartIds(db, scope, key);
  if (ids.length > 0) {
    const [partId] = ids;
    return {
      condition: sql`part.id in (${sql.join(ids)})`,
      ...(ids.length === 1 && partId !== undefined && { partId }),
    };
  }
  const serial = await findSerial(db, scope, text);
  if (serial) {
    const { productId, year } = serial;
    return {
      condition: sql`exists (select from part_product as fit where fit.part_id = part.id
        and fit.product_id = ${productId} and coalesce(fit.year_from, 0) <= ${year}
        and coalesce(fit.year_to, 9999) >= ${year})`,
      productId,
    };
  }
  const product = await findProduct(db, scope, key);
  if (product !== undefined) return { condition: fits(product.id), productId: product.id };
  const words = searchKey(text).split(' ').filter(Boolean);
  const hasWords = sql<boolean>`exists (select from part_words where part_id = part.id and lang = ${scope.lang}
    and ${sql.join(
      words.map((word) => sql`words like ${`%${word}%`}`),
      sql` and `,
    )})`;
  const begins = sql<boolean>`exists (select from part_key where part_id = part.id and key like ${`${key}%`})`;
  const isBeginning = key.length >= MIN_PREFIX_LENGTH && /\d/.test(key);
  if (words.length === 0) return { condition: sql`false` };
  return { condition: isBeginning ? sql`(${begins} or ${hasWords})` : hasWords };
}

export function fits(productId: number): RawBuilder<boolean> {
  return sql`exists (select from part_product as fit where fit.part_id = part.id and fit.product_id = ${productId})`;
}

export async function findPartIds(db: Kysely<Schema>, scope: Scope, key: string): Promise<number[]> {
  const rows = await db
    .selectFrom('part_key')
    .innerJoin('part', 'part.id', 'part_key.part_id')
    .where('part_key.key', '=', key)
    .where('part.site_id', '=', scope.siteId)
    .select('part.id')
    .distinct()
    .execute();
  return rows.map(({ id }) => id);
}

/** The product of a serial number, if its range exists and was made at that time. */
export async function findSerial(db: Kysely<Schema>, scope: Scope, text: string) {
  const serial = readSerial(text);
  if (!serial) return undefined;
  const { rows } = await sql<{ id: number }>`
    select id from product where site_id = ${scope.siteId}
      and translate(right(reference, 3), 'OI', '01') = ${serial.range}
      and coalesce((select min(fit.year_from) from part_product as fit
        where fit.product_id = product.id), 0) <= ${serial.year}`.execute(db);
  const productId = rows[0]?.id;
  return productId === undefined ? undefined : { ...serial, productId };
}

/** Finds a product by its own reference, that of a size or variant, or an EAN. */
export async function findProduct(
  db: Kysely<Schema>,
  scope: Scope,
  key: string,
): Promise<{ id: number } | undefined> {
  const { rows } = await sql<{ id: number }>`
    select product_id as id from search_reference
    where site_id = ${scope.siteId} and translate(key, 'OI', '01') = ${key}
    order by exact desc limit 1`.execute(db);
  return rows[0];
}
