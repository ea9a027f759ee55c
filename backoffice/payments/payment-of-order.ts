import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { PaymentStatus } from '#shared/domain/order-status.ts';

export type LastPayment = {
  id: number;
  providerId: string | null;
  reference: string;
  amount: number;
  state: string;
  reason: string | null;
  expiresAt: Date;
};

export async function lastPayment(db: Kysely<Schema>, orderId: number): Promise<LastPayment | undefined> {
  return db
    .selectFrom('payment')
    .select([
      'id',
      'provider_id as providerId',
      'reference',
      'amount',
      'state',
      'reason',
      'expires_at as expiresAt',
    ])
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

/** Status shown to the buyer: a payment due for a refund did not pay this order. */
export function toStatus({ state }: LastPayment): PaymentStatus {
  if (state === 'refund_due' || state === 'refunded') return 'cancelled';
  return state as PaymentStatus;
}
