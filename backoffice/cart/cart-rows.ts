import type { Kysely } from 'kysely';
import { labelOf } from '#backoffice/database/labels.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Locale } from '#shared/locale.ts';
import type { ElementKey } from './element-key.ts';
import type { SchemaOfLine } from './priced-cart.ts';

/** A stored line. `wanted`: the requested quantity, where less is in stock. */
export type StoredLine = ElementKey & {
  id: number;
  schema: SchemaOfLine | null;
  quantity: number;
  requested: number;
  unitSeen: number;
};

export type StoredCart = {
  id: number;
  siteId: number;
  tokenHash: string;
  validUntil: Date;
  zipcode: string | null;
  shipping: unknown;
  mergedLines: number;
  /** Loyalty points that the buyer wants to use. */
  points: number;
  customer: { id: number; discount: number } | null;
  lines: StoredLine[];
};

/** A cart with its lines, oldest first. @throws when the cart does not exist */
export async function readCartRows(db: Kysely<Schema>, cartId: number, lang: Locale): Promise<StoredCart> {
  const row = await db
    .selectFrom('cart')
    .leftJoin('customer', 'customer.id', 'cart.customer_id')
    .leftJoin('company', 'company.id', 'customer.company_id')
    .selectAll('cart')
    .select('company.discount')
    .where('cart.id', '=', cartId)
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    siteId: row.site_id,
    tokenHash: row.token_hash,
    validUntil: row.valid_until,
    zipcode: row.zipcode,
    shipping: row.shipping,
    mergedLines: row.merged_lines,
    points: row.points,
    customer: row.customer_id === null ? null : { id: row.customer_id, discount: row.discount ?? 0 },
    lines: await readLines(db, cartId, lang),
  };
}

async function readLines(db: Kysely<Schema>, cartId: number, lang: Locale): Promise<StoredLine[]> {
  const rows = await db
    .selectFrom('cart_line')
    .leftJoin('exploded_view', 'exploded_view.id', 'cart_line.schema_id')
    .leftJoin('category_translation', (join) =>
      join
        .onRef('category_translation.category_id', '=', 'exploded_view.category_id')
        .on('category_translation.lang', '=', lang),
    )
    .selectAll('cart_line')
    .select(['exploded_view.slugs', 'exploded_view.titles', 'category_translation.slug as category'])
    .where('cart_id', '=', cartId)
    .orderBy('cart_line.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    type: row.type as ElementKey['type'],
    elementId: row.element_id,
    schema:
      row.schema_id === null
        ? null
        : {
            id: row.schema_id,
            slug: labelOf(row.slugs, lang),
            title: labelOf(row.titles, lang),
            category: row.category ?? '',
          },
    quantity: row.quantity,
    requested: row.asked ?? row.quantity,
    unitSeen: row.unit_seen,
  }));
}
