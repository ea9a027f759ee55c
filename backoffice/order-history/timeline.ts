import type { OrderEvent, OrderRecord } from '#backoffice/orders/read-order.ts';
import type { TimelineStep } from '#shared/contract/order-list.ts';
import type { OrderStatus, PaymentMeans } from '#shared/domain/order-status.ts';

type Params = TimelineStep['params'];

/** What a buyer is told of; the rest is for us. */
const TOLD: ReadonlySet<string> = new Set([
  'created',
  'retried',
  'paid',
  'refused',
  'abandoned',
  'expired',
  'cancelled',
  'confirmed',
  'prepared',
  'shipped',
  'delivered',
  'returned',
  'refund_due',
  'refunded',
]);
/** What there is to say of an event; nothing else of its details leaves the back office. */
const TOLD_DETAILS = ['payment', 'reason', 'tracking', 'carrier', 'pieces', 'amount'];
const CENTS = 100;

/** What is still to come after each state; nothing after the end of an order. */
const COMING: Record<OrderStatus, readonly string[]> = {
  pending_payment: ['paid', 'prepared', 'shipped', 'delivered'],
  awaiting_transfer: ['paid', 'prepared', 'shipped', 'delivered'],
  confirmed: ['prepared', 'shipped', 'delivered'],
  prepared: ['shipped', 'delivered'],
  shipped: ['delivered'],
  delivered: [],
  returned: [],
  cancelled: [],
};

/** What has happened to an order, with its moment; what happens now; what comes next. */
export function toTimeline(order: Pick<OrderRecord, 'events' | 'status' | 'payment'>): TimelineStep[] {
  const { events, payment } = order;
  const done = events
    .filter(({ code }) => TOLD.has(code))
    .map((event): TimelineStep => ({
      code: event.code,
      state: 'done',
      at: event.happenedAt.toISOString(),
      params: paramsOf(event),
    }));
  const coming = comingOf(order).map((code, index): TimelineStep => ({
    code,
    state: index === 0 ? 'now' : 'next',
    at: null,
    params: paymentOf(code, payment),
  }));
  return [...done, ...coming];
}

/** An invoice on account is paid after everything else. */
function comingOf({
  events,
  status,
  payment,
}: Pick<OrderRecord, 'events' | 'status' | 'payment'>): readonly string[] {
  const isOwed =
    payment === 'compte' && status !== 'cancelled' && !events.some(({ code }) => code === 'paid');
  return isOwed ? [...COMING[status], 'paid'] : COMING[status];
}

function paramsOf({ details }: OrderEvent): Params {
  return Object.fromEntries(
    TOLD_DETAILS.flatMap((name): [string, string | number][] => {
      const value = details[name];
      if (typeof value === 'number') return [[name, name === 'amount' ? value / CENTS : value]];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}

/** A bank that has not answered and a transfer that has not come are waited for in other words. */
function paymentOf(code: string, payment: PaymentMeans): Params {
  return code === 'paid' ? { payment } : {};
}
