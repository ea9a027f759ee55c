import type { OrderEvent, OrderRecord } from '#backoffice/orders/read-order.ts';
import type { TimelineStep } from '#shared/contract/order-list.ts';
import type { OrderStatus, PaymentMeans } from '#shared/domain/order-status.ts';

type Params = TimelineStep['params'];

/** Events shown to the buyer; the others are internal. */
const PUBLIC_EVENTS: ReadonlySet<string> = new Set([
  'created',
  'retried',
  'paid',
  'refused',
  'abandoned',
  'expired',
  'cancelled',
  'confirmed',
  'prepared',
  'partly_shipped',
  'partly_cancelled',
  'shipped',
  'delivered',
  'returned',
  'credited',
  'refund_due',
  'refunded',
]);
/** Details of an event that the API exposes. */
const PUBLIC_DETAILS = ['payment', 'reason', 'tracking', 'carrier', 'pieces', 'amount'];
const CENTS = 100;

const NEXT_STEPS: Record<OrderStatus, readonly string[]> = {
  pending_payment: ['paid', 'prepared', 'shipped', 'delivered'],
  awaiting_transfer: ['paid', 'prepared', 'shipped', 'delivered'],
  confirmed: ['prepared', 'shipped', 'delivered'],
  prepared: ['shipped', 'delivered'],
  shipped: ['delivered'],
  delivered: [],
  returned: [],
  cancelled: [],
};

/** The past steps of an order with their time, the current one and those to come. */
export function toTimeline(order: Pick<OrderRecord, 'events' | 'status' | 'payment'>): TimelineStep[] {
  const { events, payment } = order;
  const done = events
    .filter(({ code }) => PUBLIC_EVENTS.has(code))
    .map((event): TimelineStep => ({
      code: event.code,
      state: 'done',
      at: event.happenedAt.toISOString(),
      params: paramsOf(event),
    }));
  const coming = nextStepsOf(order).map((code, index): TimelineStep => ({
    code,
    state: index === 0 ? 'now' : 'next',
    at: null,
    params: paymentOf(code, payment),
  }));
  return [...done, ...coming];
}

/** An invoice on account is paid after all other steps. */
function nextStepsOf({
  events,
  status,
  payment,
}: Pick<OrderRecord, 'events' | 'status' | 'payment'>): readonly string[] {
  const isOwed =
    payment === 'compte' && status !== 'cancelled' && !events.some(({ code }) => code === 'paid');
  return isOwed ? [...NEXT_STEPS[status], 'paid'] : NEXT_STEPS[status];
}

function paramsOf({ details }: OrderEvent): Params {
  return Object.fromEntries(
    PUBLIC_DETAILS.flatMap((name): [string, string | number][] => {
      const value = details[name];
      if (typeof value === 'number') return [[name, name === 'amount' ? value / CENTS : value]];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}

/** Clients word a pending card payment and a pending transfer differently. */
function paymentOf(code: string, payment: PaymentMeans): Params {
  return code === 'paid' ? { payment } : {};
}
