import type { Kysely } from 'kysely';
import { buildCartResponse } from '#backoffice/cart/build-cart-response.ts';
import { changeCart } from '#backoffice/cart/change-cart.ts';
import { addLine } from '#backoffice/cart/change-lines.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { requireProfessional } from '#backoffice/http/require-professional.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import { planReorder } from './plan-reorder.ts';
import { requireOrder } from './require-order.ts';

export function serveReorder(server: OperationServer, db: Kysely<Schema>): void {
  server.on('GET /order/{id}/reorder', async (call) =>
    planReorder(db, call.scope, await requireOrder(db, call)),
  );
  server.on('POST /order/{id}/reorder', async (call) => {
    const { customerId } = requireProfessional(call);
    const { siteId, lang } = call.scope;
    const { lines } = await planReorder(db, call.scope, await requireOrder(db, call));
    const cart = await changeCart(
      db,
      { owner: { kind: 'customer', siteId, customerId }, lang, step: 'cart' },
      async (trx, before) => {
        for (const { added } of lines) {
          if (!added) continue;
          const { type, element_id, quantity } = added;
          await addLine(call.scope, { type, element_id, quantity, schema_id: null })(trx, before);
        }
      },
    );
    return buildCartResponse(db, cart);
  });
}
