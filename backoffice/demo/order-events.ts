import { stableNumber } from './stable-number.ts';
import { netOf } from './order-amount.ts';
import type { DemoOrder } from './demo-order.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60_000;
/** Age of today's order, whose card payment is still pending. */
const WAITING_MS = 12 * MINUTE_MS;
const TRANSFER_DAYS = 2;
/** Days from the delivery to the payment of an invoice on account. */
const DAYS_TO_PAY = 22;

type DemoEvent = { code: string; details: Record<string, unknown>; happenedAt: Date };

/** Time of an order: `days_ago` days ago at its hour in Paris, or a few minutes ago for today's. */
export function demoMoment({
  days_ago: ago,
  hour,
  reference,
}: Pick<DemoOrder, 'days_ago' | 'hour' | 'reference'>): Date {
  if (ago === 0) return new Date(Date.now() - WAITING_MS);
  const date = new Date(Date.now() - ago * DAY_MS);
  date.setUTCHours(hour - 1, stableNumber(reference, 60), 0, 0);
  return date;
}

/** Events of an order up to its present state. `unit`: public price of its first line. */
export function demoEvents(
  order: DemoOrder,
  orderedAt: Date,
  {
    tracking,
    unit,
    discount,
    total,
  }: { tracking: string | null; unit: number; discount: number; total: number },
): DemoEvent[] {
  const { payment, refused, returned, carrier } = order;
  const {
    prepared_after: preparedAfter,
    shipped_after: shippedAfter,
    delivered_after: deliveredAfter,
  } = order;
  const at = (days: number, minutes = 0) =>
    new Date(orderedAt.getTime() + days * DAY_MS + minutes * MINUTE_MS);
  const events: DemoEvent[] = [{ code: 'created', details: { payment }, happenedAt: orderedAt }];
  const add = (code: string, happenedAt: Date, details: Record<string, unknown> = {}) => {
    events.push({ code, details, happenedAt });
  };
  if (refused) {
    add('refused', at(0, 2), { reason: refused });
    add('cancelled', at(0, 62));
  }
  if (order.refunded) {
    add('expired', at(0, 31), { reason: 'no_answer' });
    add('cancelled', at(0, 31));
    add('refund_due', at(0, 58), { amount: total });
    add('refunded', at(1, -45), { amount: total });
  }
  if (payment === 'cb' && order.status !== 'pending_payment' && order.status !== 'cancelled')
    add('paid', at(0, 3), { payment });
  if (payment === 'virement' && order.status !== 'awaiting_transfer')
    add('paid', at(TRANSFER_DAYS, -90), { payment });
  if (payment === 'compte') add('confirmed', at(0, 1));
  if (preparedAfter !== undefined) add('prepared', at(preparedAfter, 75));
  if (shippedAfter !== undefined) add('shipped', at(shippedAfter, 140), { carrier, tracking });
  if (deliveredAfter !== undefined) add('delivered', at(deliveredAfter, 50));
  if (payment === 'compte' && deliveredAfter !== undefined)
    add('paid', at(deliveredAfter + DAYS_TO_PAY), { payment });
  if (returned)
    add('returned', at(returned.after, 20), {
      pieces: returned.pieces,
      goods: returned.pieces * netOf(unit, discount),
    });
  return events.toSorted((a, b) => a.happenedAt.getTime() - b.happenedAt.getTime());
}
