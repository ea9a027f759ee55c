import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { notFound } from '#backoffice/http/failure.ts';
import { requireProfessional } from '#backoffice/http/require-professional.ts';
import type { CallContext } from '#backoffice/http/serve-operation.ts';
import { readOrder, type OrderRecord } from '#backoffice/orders/read-order.ts';

/**
 * Loads the order a call names, among those of the customer.
 * @throws Failure 404
 */
export async function requireOrder(
  db: Kysely<Schema>,
  call: CallContext & { params: { id: number } },
): Promise<OrderRecord> {
  const { customerId } = requireProfessional(call);
  const order = await readOrder(db, { siteId: call.scope.siteId, customerId, id: call.params.id });
  if (!order) throw notFound();
  return order;
}
