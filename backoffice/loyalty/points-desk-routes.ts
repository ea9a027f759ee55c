import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { seesBuyers } from '#backoffice/fulfilment/mask-order.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import { correctPoints } from './correct-points.ts';
import { maskCustomerPoints, readCustomerPoints } from './read-customer-points.ts';

/** Loyalty points as the team reads and corrects them. */
export function servePointsDesk(server: OperationServer, db: Kysely<Schema>): void {
  server.on('GET /operator/customer/{id}/loyalty', async ({ params, scope, operator }) => {
    const points = await readCustomerPoints(db, scope, params.id);
    return seesBuyers(operator) ? points : maskCustomerPoints(points);
  });
  server.on('POST /operator/customer/{id}/point-correction', async (call) => {
    await correctPoints(db, call);
    return readCustomerPoints(db, call.scope, call.params.id);
  });
}
