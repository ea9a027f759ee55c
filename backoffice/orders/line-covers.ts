import type { Kysely } from 'kysely';
import { readSoldVariants } from '#backoffice/cart/read-sold-variants.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { LineCover } from '#shared/contract/cart-line.ts';
import type { Locale } from '#shared/locale.ts';
import type { OrderRecord } from './read-order.ts';

/** Pictures of the lines of an order in their order: `null` for parts, and for products that are no longer sold. */
export async function readLineCovers(
  db: Kysely<Schema>,
  { siteId, lines }: Pick<OrderRecord, 'siteId' | 'lines'>,
  lang: Locale,
): Promise<(LineCover | null)[]> {
  const ids = lines.filter(({ type }) => type === 'product').map(({ elementId }) => elementId);
  const sold = await readSoldVariants(db, { siteId, lang }, ids);
  const covers = new Map(sold.map(({ elementId, cover }) => [elementId, cover]));
  return lines.map(({ type, elementId }) => (type === 'product' ? (covers.get(elementId) ?? null) : null));
}
