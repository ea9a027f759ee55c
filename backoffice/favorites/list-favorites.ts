import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { readCards } from '#backoffice/products/product-cards.ts';
import type { FavoriteItem, FavoriteQuery } from '#shared/contract/favorite.ts';
import type { ProductCard } from '#shared/contract/product.ts';
import type { Locale } from '#shared/locale.ts';

type Details = NonNullable<FavoriteItem['details']>;
type Former = { name: string; reference: string; replacement: number | null };

/** A customer's favourites, newest first, discontinued products included. */
export async function listFavorites(
  db: Kysely<Schema>,
  scope: Scope,
  customerId: number,
  { entity_type: type, entity_id: id, depth }: FavoriteQuery,
): Promise<{ items: FavoriteItem[]; total: number }> {
  const rows = await db
    .selectFrom('favorite')
    .select(['entity_type', 'entity_id', 'added_at'])
    .where('customer_id', '=', customerId)
    .where('entity_type', '=', type)
    .$if(id !== undefined, (query) => query.where('entity_id', '=', id ?? 0))
    .orderBy('added_at', 'desc')
    .orderBy('entity_id')
    .execute();
  const detailsOf =
    depth === 0
      ? () => null
      : await readDetails(
          db,
          scope,
          rows.map((row) => row.entity_id),
        );
  const items = rows.map((row) => ({
    entity_type: row.entity_type,
    entity_id: row.entity_id,
    added_at: row.added_at.toISOString(),
    details: detailsOf(row.entity_id),
  }));
  return { items, total: items.length };
}

async function readDetails(
  db: Kysely<Schema>,
  scope: Scope,
  ids: number[],
): Promise<(id: number) => Details> {
  const former = await readFormer(db, scope, ids);
  const replacements = [...former.values()].flatMap(({ replacement }) => replacement ?? []);
  const cards = new Map(
    (await readCards(db, scope, [...ids, ...replacements])).map((card) => [card.id, card]),
  );
  const soldCard = (id: number | null | undefined): ProductCard | null => {
    const card = id ? cards.get(id) : undefined;
    return card?.exist_in.includes(scope.plan.id) ? card : null;
  };
  return (id) => {
    const past = former.get(id);
    return {
      product: past ? null : soldCard(id),
      name: past?.name ?? cards.get(id)?.name ?? null,
      reference: past?.reference ?? cards.get(id)?.reference ?? null,
      replacement: soldCard(past?.replacement),
    };
  };
}

async function readFormer(
  db: Kysely<Schema>,
  { siteId, lang }: Scope,
  ids: number[],
): Promise<Map<number, Former>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('former_product')
    .select(['product_id', 'reference', 'names', 'replacement_id'])
    .where('site_id', '=', siteId)
    .where('product_id', 'in', ids)
    .execute();
  return new Map(
    rows.map((row) => [
      row.product_id,
      {
        name: (row.names as Record<Locale, string>)[lang],
        reference: row.reference,
        replacement: row.replacement_id,
      },
    ]),
  );
}
