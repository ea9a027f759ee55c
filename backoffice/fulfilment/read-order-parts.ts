import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { OperatorOrder } from '#shared/contract/fulfilment.ts';
import { RETURN_STATES } from '#shared/contract/order-return.ts';

const CENTS = 100;

/** Card payments of an order, the first attempt first. */
export async function readPayments(db: Kysely<Schema>, orderId: number): Promise<OperatorOrder['payments']> {
  const rows = await db
    .selectFrom('payment')
    .select(['reference', 'provider', 'amount', 'state', 'reason', 'created_at'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return rows.map(({ amount, created_at: at, ...row }) => ({
    ...row,
    amount: amount / CENTS,
    created_at: at.toISOString(),
  }));
}

export async function readRefunds(db: Kysely<Schema>, orderId: number): Promise<OperatorOrder['refunds']> {
  const rows = await db
    .selectFrom('refund')
    .leftJoin('payment', 'payment.id', 'refund.payment_id')
    .select([
      'refund.id',
      'refund.amount',
      'refund.state',
      'refund.error',
      'refund.created_at',
      'refund.done_at',
      'payment.provider',
    ])
    .where('refund.order_id', '=', orderId)
    .orderBy('refund.id')
    .execute();
  return rows.map(({ amount, state, created_at: at, done_at: done, ...row }) => ({
    ...row,
    amount: amount / CENTS,
    state: state === 'done' ? 'done' : 'due',
    created_at: at.toISOString(),
    done_at: done?.toISOString() ?? null,
  }));
}

export async function readNotes(db: Kysely<Schema>, orderId: number): Promise<OperatorOrder['notes']> {
  const rows = await db
    .selectFrom('order_note')
    .select(['id', 'author', 'text', 'written_at'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return rows.map(({ written_at: at, ...row }) => ({ ...row, written_at: at.toISOString() }));
}

export async function readReturns(db: Kysely<Schema>, orderId: number): Promise<OperatorOrder['returns']> {
  const rows = await db
    .selectFrom('order_return')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  const lines = await db
    .selectFrom('order_return_line')
    .innerJoin('order_return', 'order_return.id', 'order_return_line.return_id')
    .select(['return_id', 'line_id', 'quantity', 'restocked'])
    .where('order_id', '=', orderId)
    .orderBy('line_id')
    .execute();
  return rows.map(({ id, state, reason, answer, created_at: created, changed_at: changed }) => ({
    id,
    state: RETURN_STATES.find((known) => known === state) ?? 'announced',
    reason,
    answer,
    created_at: created.toISOString(),
    changed_at: changed.toISOString(),
    lines: lines
      .filter(({ return_id: one }) => one === id)
      .map(({ line_id, quantity, restocked }) => ({ line_id, quantity, restocked })),
  }));
}
