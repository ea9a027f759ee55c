import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { Failure, invalidForm } from '#backoffice/http/failure.ts';
import { readLosses, sealOf } from './account-losses.ts';
import { readOpenOrders } from './open-orders.ts';

type Deletion = { siteId: number; customerId: number; accepted: string | undefined };

/**
 * Checks that an account can be deleted: all orders are settled and its losses are accepted.
 * The customer's row must be locked.
 * @throws Failure 409 for open orders, or when the losses differ from the accepted ones; 422
 * when none were accepted
 */
export async function requireSettled(
  trx: Kysely<Schema>,
  { siteId, customerId, accepted }: Deletion,
): Promise<void> {
  const orders = await readOpenOrders(trx, customerId);
  if (orders.length > 0)
    throw refusal('orders_open', {
      count: orders.length,
      references: orders.map(({ reference }) => reference).join(', '),
    });
  const seal = sealOf(await readLosses(trx, { siteId, customerId }));
  if (seal === null || seal === accepted) return;
  if (accepted === undefined || accepted === '') throw invalidForm({ accepted: 'required' });
  throw refusal('losses_changed', {});
}

function refusal(code: string, params: Record<string, string | number>): Failure {
  return new Failure(409, {
    code,
    message: 'This account cannot be deleted as it stands.',
    errors: { form: code },
    params,
  });
}
