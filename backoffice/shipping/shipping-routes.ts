import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { invalidRequest, notFound } from '#backoffice/http/failure.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import { serveChronopost } from './chronopost.ts';
import { findRelays } from './find-relays.ts';
import { listCarriers } from './list-carriers.ts';

export function serveShipping(server: OperationServer, db: Kysely<Schema>): void {
  // Registered before `/carrier/{id}`, which would match this path.
  server.on('GET /carrier/relay-points', ({ scope, query }) => findRelays(db, scope.siteId, query));
  server.on('GET /carrier', async ({ scope, query }) => {
    const { shop_id: shopId, weight, zipcode } = query;
    if (shopId !== undefined && !scope.plans.some(({ id }) => id === shopId))
      throw invalidRequest({ shop_id: 'unknown' });
    const items = await listCarriers(db, scope, { weight, zipcode });
    return { items, total: items.length };
  });
  server.on('GET /carrier/{id}', async ({ scope, params: { id } }) => {
    const carrier = (await listCarriers(db, scope, {})).find((candidate) => candidate.id === id);
    if (!carrier) throw notFound();
    return carrier;
  });
  serveChronopost(server, { db });
}
