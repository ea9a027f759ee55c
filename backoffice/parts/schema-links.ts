import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { SchemaLink } from '#shared/contract/spare-part.ts';

type Row = SchemaLink & { part_id: number };

function linkColumns(scope: Scope) {
  return sql`view.id, view.slugs ->> ${scope.lang} as slug, view.titles ->> ${scope.lang} as title, place.slug as category`;
}

/** Exploded view and position of each part; that of `productId` is preferred. */
export async function readPartSchemas(
  db: Kysely<Schema>,
  scope: Scope,
  partIds: readonly number[],
  productId?: number,
): Promise<Map<number, SchemaLink>> {
  if (partIds.length === 0) return new Map();
  const { rows } = await sql<Row>`
    select distinct on (spot.part_id) spot.part_id, spot.position, ${linkColumns(scope)}
    from exploded_view_part as spot
      join exploded_view as view on view.id = spot.view_id
      join category_translation as place on place.category_id = view.category_id and place.lang = ${scope.lang}
    where spot.part_id in (${sql.join([...partIds])}) and view.site_id = ${scope.siteId}
    order by spot.part_id,
      (exists (select from exploded_view_product as shown
        where shown.view_id = view.id and shown.product_id = ${productId ?? 0})) desc,
      view.position, length(spot.position), spot.position`.execute(db);
  return new Map(rows.map(({ part_id, ...link }) => [part_id, link]));
}

/** Exploded views of a product, of the products that a list of parts fits, or of a category. */
export async function listSchemas(
  db: Kysely<Schema>,
  scope: Scope,
  { productIds, categoryId }: { productIds?: readonly number[]; categoryId?: number | undefined },
): Promise<SchemaLink[]> {
  if (productIds?.length === 0) return [];
  const { rows } = await sql<SchemaLink>`
    select null as position, ${linkColumns(scope)}
    from exploded_view as view
      join category_translation as place on place.category_id = view.category_id and place.lang = ${scope.lang}
    where view.site_id = ${scope.siteId}
      ${categoryId === undefined ? sql`` : sql`and view.category_id = ${categoryId}`}
      ${
        productIds === undefined
          ? sql``
          : sql`and exists (select from exploded_view_product as shown
              where shown.view_id = view.id and shown.product_id in (${sql.join([...productIds])}))`
      }
    order by view.position`.execute(db);
  return rows;
}
