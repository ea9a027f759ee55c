import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import { listImports } from '#backoffice/imports/import-runs.ts';
import { exportVariantList } from './export-variant-list.ts';
import { importVariantList } from './import-variant-list.ts';
import { listProductMedia } from './list-product-media.ts';
import { listProductOverviews } from './list-product-overviews.ts';
import { listVariantOverviews } from './list-variant-overviews.ts';
import { readVocabulary } from './read-vocabulary.ts';

/** Routes with which operators work on the catalogue. */
export function serveCatalogueDesk(server: OperationServer, db: Kysely<Schema>): void {
  server.on('GET /operator/product', ({ scope, query }) => listProductOverviews(db, scope, query));
  server.on('GET /operator/product/{id}/media', ({ scope, params }) =>
    listProductMedia(db, scope, params.id),
  );
  server.on('GET /operator/vocabulary', ({ scope }) => readVocabulary(db, scope.siteId));
  server.on('GET /operator/variant', ({ scope, query }) => listVariantOverviews(db, scope, query));
  server.on('GET /operator/variant/list', ({ scope, query }) => exportVariantList(db, scope, query.table));
  server.on('POST /operator/variant/list', ({ body, files, ...author }) =>
    importVariantList(db, author, { table: body.table, isApplied: body.apply === 'true', files }),
  );
  server.on('GET /operator/import', ({ scope, query }) => listImports(db, scope, query));
}
