import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { ProductListQuery } from '#shared/contract/product-list.ts';
import { readCriteria, selectMatching } from './criteria.ts';
import { readFacets } from './facets.ts';
import { readSignatureReferences } from './list-products.ts';
import { readColourLabels, selectVariants, toVariant } from './product-variants.ts';

/** One page of variants of the products that fit, cheapest product position first. */
export async function listVariants(db: Kysely<Schema>, scope: Scope, query: ProductListQuery) {
  const criteria = await readCriteria(db, scope, query);
  const matching = selectMatching(db, criteria).select('product.id');
  const [rows, count, filters, colours, signature] = await Promise.all([
    selectVariants(db)
      .innerJoin('product', 'product.id', 'variant.product_id')
      .innerJoin('product_translation', (join) =>
        join.onRef('product_translation.product_id', '=', 'product.id').on('lang', '=', scope.lang),
      )
      .where('variant.product_id', 'in', matching)
      .orderBy('product.position')
      .orderBy('variant.position')
      .select(['product.id as product_id', 'product_translation.name', 'product_translation.slug'])
      .limit(query.perPage)
      .offset((query.page - 1) * query.perPage)
      .execute(),
    db
      .selectFrom('variant')
      .where('product_id', 'in', matching)
      .select(sql<number>`count(*)::integer`.as('count'))
      .executeTakeFirstOrThrow(),
    readFacets(db, scope, criteria),
    readColourLabels(db, scope.lang),
    readSignatureReferences(db, criteria),
  ]);
  return {
    items: rows.map((row) => ({
      ...toVariant(row, scope, colours),
      product: { id: row.product_id, name: row.name, slug: row.slug },
    })),
    total: count.count,
    filters,
    signature_references: signature,
  };
}
