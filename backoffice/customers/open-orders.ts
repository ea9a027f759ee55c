import { sql, type Kysely } from 'kysely';
import { IS_OWED, IS_PAID } from '#backoffice/credit/read-credit.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { OpenOrder, SettlingStep } from '#shared/contract/account-deletion.ts';
import { canCancel } from '#shared/domain/order-cancellation.ts';
import type { OrderStatus, PaymentMeans } from '#shared/domain/order-status.ts';

const CENTS = 100;
/** Statuses of orders that are not paid or not delivered yet. */
const UNDELIVERED: readonly OrderStatus[] = [
  'pending_payment',
  'awaiting_transfer',
  'confirmed',
  'prepared',
  'shipped',
];

/** A customer's orders that are not paid, not delivered, or have a refund due, oldest first. */
export async function readOpenOrders(db: Kysely<Schema>, customerId: number): Promise<OpenOrder[]> {
  const rows = await db
    .selectFrom('shop_order')
    .leftJoin('invoice', 'invoice.order_id', 'shop_order.id')
    .select([
      'shop_order.id',
      'reference',
      'status',
      'payment',
      'total',
      'created_at',
      'invoice.number as invoice',
      IS_OWED.as('isOwed'),
      refundDue().as('refund'),
      IS_PAID.as('isPaid'),
    ])
    .where('customer_id', '=', customerId)
    .where((where) =>
      where.or([where('status', 'in', UNDELIVERED), IS_OWED, sql<boolean>`${refundDue()} > 0`]),
    )
    .orderBy('created_at')
    .orderBy('shop_order.id')
    .execute();
  return rows.map(({ total, created_at: at, isOwed, isPaid, refund, ...row }) => {
    const step = stepOf({ status: row.status as OrderStatus, refund });
    const state = { ...row, isPaid, isInvoiced: row.invoice !== null };
    return {
      id: row.id,
      reference: row.reference,
      status: row.status as OrderStatus,
      payment: row.payment as PaymentMeans,
      created_at: at.toISOString(),
      total: total / CENTS,
      due: (step === 'wait_refund' ? refund : isOwed ? total : 0) / CENTS,
      step,
      invoice: isOwed ? row.invoice : null,
      cancellable: canCancel(state, 'buyer'),
    };
  });
}

function stepOf({ status, refund }: { status: OrderStatus; refund: number }): SettlingStep {
  if (refund > 0) return 'wait_refund';
  if (status === 'pending_payment') return 'wait_bank';
  if (status === 'awaiting_transfer') return 'pay_transfer';
  return UNDELIVERED.includes(status) ? 'wait_delivery' : 'pay_invoice';
}

/** Due refund in cents. */
function refundDue() {
  return sql<number>`coalesce((select sum(payment.amount) from payment
    where payment.order_id = shop_order.id and payment.state = 'refund_due'), 0)::integer`;
}
