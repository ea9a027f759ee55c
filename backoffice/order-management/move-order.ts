import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { invalidForm, notFound } from '#backoffice/http/failure.ts';
import { settlePromise } from '#backoffice/orders/order-promise.ts';
import type { OrderStatus } from '#shared/domain/order-status.ts';
import { issueInvoice } from '#backoffice/invoices/issue-invoice.ts';
import type { LetterKind } from '#backoffice/order-emails/letter-words.ts';
import { askForLetter } from '#backoffice/order-emails/order-letters.ts';

type Move = {
  from: OrderStatus;
  to: OrderStatus;
  /** What has happened, as the timeline tells it. */
  event: string;
  letter?: LetterKind;
  /** The invoice is issued with it, unless it is there already. */
  issues?: true;
};

/** What the team can do with an order, by what it is called. */
export const MOVES = {
  transfer: { from: 'awaiting_transfer', to: 'confirmed', event: 'paid', letter: 'paid', issues: true },
  prepare: { from: 'confirmed', to: 'prepared', event: 'prepared' },
  ship: { from: 'prepared', to: 'shipped', event: 'shipped', letter: 'shipped', issues: true },
  deliver: { from: 'shipped', to: 'delivered', event: 'delivered' },
} as const satisfies Record<string, Move>;
export type MoveName = keyof typeof MOVES;

export function isMove(name: string): name is MoveName {
  return Object.hasOwn(MOVES, name);
}

/** What can be done with an order in a state. */
export function moveFrom(status: string): MoveName | undefined {
  return (Object.keys(MOVES) as MoveName[]).find((name) => MOVES[name].from === status);
}

/**
 * Moves an order on, with all that follows: what its timeline tells, its invoice, a letter. Pressed twice it moves once.
 * @throws Failure 404; 422 for an order that is elsewhere, or leaves without the number of its parcel
 */
export async function moveOrder(
  db: Kysely<Schema>,
  orderId: number,
  name: MoveName,
  tracking: string,
): Promise<void> {
  const { from, to, event, ...follows }: Move = MOVES[name];
  if (name === 'ship' && tracking === '') throw invalidForm({ tracking: 'required' });
  await db.transaction().execute(async (within) => {
    const order = await within
      .selectFrom('shop_order')
      .select(['site_id as siteId', 'status', 'carrier', 'payment'])
      .where('id', '=', orderId)
      .forUpdate()
      .executeTakeFirst();
    if (!order) throw notFound();
    if (order.status === to) return;
    if (order.status !== from) throw invalidForm({ status: order.status });
    const isShipped = name === 'ship';
    await within
      .updateTable('shop_order')
      .set({ status: to, ...(isShipped && { tracking }) })
      .where('id', '=', orderId)
      .execute();
    const details = isShipped
      ? { carrier: order.carrier, tracking }
      : name === 'transfer'
        ? { payment: order.payment }
        : {};
    await within
      .insertInto('shop_order_event')
      .values({ order_id: orderId, code: event, details: JSON.stringify(details) })
      .execute();
    if (name === 'transfer') await settlePromise(within, orderId);
    if (follows.letter) await askForLetter(within, orderId, follows.letter);
    if (follows.issues) await issueInvoice(within, { siteId: order.siteId, orderId });
  });
}
