import type { MessageId } from '#client/app/intl/messages.ts';

/** Message ids of timeline steps, by code, state and payment method. A step with another code is displayed as its code. */
const IDS = [
  'orders.step_created',
  'orders.step_retried',
  'orders.step_paid_done_cb',
  'orders.step_paid_done_virement',
  'orders.step_paid_done_compte',
  'orders.step_paid_done',
  'orders.step_paid_now_cb',
  'orders.step_paid_now_virement',
  'orders.step_paid_now_compte',
  'orders.step_paid_next_compte',
  'orders.step_paid_now',
  'orders.step_paid',
  'orders.step_refused',
  'orders.step_abandoned',
  'orders.step_expired',
  'orders.step_cancelled',
  'orders.step_confirmed',
  'orders.step_prepared_done',
  'orders.step_prepared_now',
  'orders.step_prepared',
  'orders.step_partly_cancelled',
  'orders.step_partly_shipped',
  'orders.step_shipped_done',
  'orders.step_shipped_now',
  'orders.step_shipped',
  'orders.step_delivered_done',
  'orders.step_delivered_now',
  'orders.step_delivered',
  'orders.step_returned',
  'orders.step_credited',
  'orders.step_refund_due',
  'orders.step_refunded',
  'orders.reason_insufficient_funds',
  'orders.reason_refused',
  'orders.reason_wrong_amount',
] as const satisfies readonly MessageId[];

const KNOWN: ReadonlySet<string> = new Set(IDS);

export function isMessageId(id: string): id is (typeof IDS)[number] {
  return KNOWN.has(id);
}
