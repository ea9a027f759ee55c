import type { FollowedOrder } from '#shared/contract/order-list.ts';

/** Selects the message about the payment of a cancelled order: not charged, refunded or unknown. */
export function whyCancelled(timeline: FollowedOrder['timeline']) {
  const has = (code: string) => timeline.some((step) => step.code === code);
  const by = timeline.findLast(({ code }) => code === 'cancelled')?.params['reason'];
  const isPaid = timeline.some(({ code, state }) => code === 'paid' && state === 'done');
  if (by === 'team' && isPaid) return 'orders.cancelled_team_paid';
  if (has('refunded')) return 'orders.cancelled_refunded';
  if (has('refund_due')) return 'orders.cancelled_refund_due';
  if (by === 'buyer') return 'orders.cancelled_buyer';
  if (by === 'team') return 'orders.cancelled_team';
  const hasNoBankResponse = timeline.some(({ params }) => params['reason'] === 'no_answer');
  return hasNoBankResponse ? 'orders.cancelled_no_answer' : 'orders.cancelled_text';
}
