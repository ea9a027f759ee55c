import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import { countIfMissed } from '#backoffice/search/count-if-missed.ts';
import { createCatalogueReader } from './catalogue.ts';
import { getProduct } from './get-product.ts';
import { listProducts } from './list-products.ts';
import { listSizes } from './list-sizes.ts';
import { listVariants } from './list-variants.ts';

export function serveProducts(server: OperationServer, db: Kysely<Schema>): void {
  const readCatalogue = createCatalogueReader(db);
  server.on('GET /product', async ({ scope, query }) => {
    const list = await listProducts(db, readCatalogue, scope, query);
    if (list.total === 0) await countIfMissed(db, scope, query);
    return list;
  });
  server.on('GET /product-variants', ({ scope, query }) => listVariants(db, readCatalogue, scope, query));
  server.on('GET /product-sizes', ({ scope, query }) => listSizes(db, scope, query));
  server.on('GET /product/{id}', ({ scope, params: { id }, principal }) =>
    getProduct(db, scope, id, principal),
  );
}
