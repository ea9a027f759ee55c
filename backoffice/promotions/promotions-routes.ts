import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { requireProfessional } from '#backoffice/http/require-professional.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import { listPromotions } from './list-promotions.ts';

export function servePromotions(server: OperationServer, db: Kysely<Schema>): void {
  server.on('GET /customer/{customer_id}/promotion', async (call) => {
    const { customerId } = requireProfessional(call);
    const items = await listPromotions(db, call.scope, customerId);
    return { items, total: items.length };
  });
}
