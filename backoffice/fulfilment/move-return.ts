import { sql, type Kysely } from 'kysely';
import type { z } from 'zod';
import type { Schema } from '#backoffice/database/schema.ts';
import { invalidRequest } from '#backoffice/http/failure.ts';
import { restock } from '#backoffice/orders/move-stock.ts';
import { addEvent } from '#backoffice/orders/order-events.ts';
import type { orderReturnForm, returnStateForm } from '#shared/contract/order-return.ts';
import { tooManyPieces, wrongStatus } from './fulfilment-refusals.ts';
import { issueCreditNote } from './issue-credit-note.ts';
import type { LockedOrder } from './lock-order.ts';
import { oweRefund } from './owe-refund.ts';
import { pickPieces } from './pick-pieces.ts';
import { readBilling } from './read-billing.ts';
import { addedAmounts } from './share-amounts.ts';

type Decision = z.output<typeof returnStateForm>;

/** The states that may follow a state. */
const NEXT: Readonly<Record<string, readonly Decision['state'][]>> = {
  announced: ['received', 'refused'],
  received: ['inspected'],
  inspected: ['credited', 'refused'],
};

/** @throws Failure 409 for more pieces than were shipped and have not come back */
export async function announceReturn(
  trx: Kysely<Schema>,
  order: LockedOrder,
  { lines, reason }: z.output<typeof orderReturnForm>,
): Promise<void> {
  const announced = await trx
    .selectFrom('order_return_line')
    .innerJoin('order_return', 'order_return.id', 'order_return_line.return_id')
    .select(['line_id', 'quantity'])
    .where('order_id', '=', order.id)
    .where('state', '=', 'announced')
    .execute();
  const awaited = (id: number) =>
    announced.reduce((sum, { line_id: line, quantity }) => sum + (line === id ? quantity : 0), 0);
  pickPieces(order.lines, lines, (line) => line.shipped - line.returned - awaited(line.id));
  const { id } = await trx
    .insertInto('order_return')
    .values({ order_id: order.id, reason })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('order_return_line')
    .values(lines.map((line) => ({ ...line, return_id: id })))
    .execute();
}

/**
 * Moves a return of a locked order to its next state. Received pieces count as returned, restocked ones are for sale
 * again, a credit follows the rules of credit notes.
 * @returns the number of the refund that is due, if any
 * @throws Failure 409 for a state that does not follow, 400 for a refusal without words
 */
export async function moveReturn(
  trx: Kysely<Schema>,
  order: LockedOrder,
  returnId: number,
  decision: Decision,
): Promise<number | undefined> {
  const { state, answer } = decision;
  const before = await trx
    .selectFrom('order_return')
    .select(['state', 'reason'])
    .where('id', '=', returnId)
    .executeTakeFirstOrThrow();
  if (!NEXT[before.state]?.includes(state)) throw wrongStatus(before.state);
  if (state === 'refused' && answer === '') throw invalidRequest({ answer: 'required' });
  const lines = await trx
    .selectFrom('order_return_line')
    .select(['line_id', 'quantity'])
    .where('return_id', '=', returnId)
    .execute();
  await trx
    .updateTable('order_return')
    .set({ state, changed_at: sql<Date>`now()`, ...(answer !== '' && { answer }) })
    .where('id', '=', returnId)
    .execute();
  if (state === 'received') await receive(trx, order, lines);
  if (state === 'inspected') await restockPieces(trx, order, returnId, decision.restocked);
  if (state !== 'credited') return undefined;
  await issueCreditNote(trx, order, { pieces: lines, shipping: 0, reason: before.reason });
  return oweRefund(trx, order.id);
}

type Returned = { line_id: number; quantity: number };

/** Counts the pieces as returned, and takes back the loyalty points of their price. */
async function receive(trx: Kysely<Schema>, order: LockedOrder, lines: readonly Returned[]): Promise<void> {
  const back = order.lines.map((line) => ({
    ...line,
    returned: line.returned + (lines.find(({ line_id: id }) => id === line.id)?.quantity ?? 0),
  }));
  for (const { id, returned } of back)
    await trx.updateTable('shop_order_line').set({ returned }).where('id', '=', id).execute();
  const { amount, lines: billed } = await readBilling(trx, order.id);
  const portion = addedAmounts(amount, billed, {
    before: { pieces: new Map(order.lines.map(({ id, returned }) => [id, returned])), shipping: 0 },
    after: { pieces: new Map(back.map(({ id, returned }) => [id, returned])), shipping: 0 },
  });
  await addEvent(trx, order.id, 'returned', {
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    goods: portion.goods + portion.discount,
  });
  const isWhole = back.every(({ ordered, cancelled, returned }) => returned === ordered - cancelled);
  if (isWhole)
    await trx.updateTable('shop_order').set({ status: 'returned' }).where('id', '=', order.id).execute();
}

async function restockPieces(
  trx: Kysely<Schema>,
  order: LockedOrder,
  returnId: number,
  restocked: readonly Returned[],
): Promise<void> {
  for (const { line_id: id, quantity } of restocked) {
    const changed = await trx
      .updateTable('order_return_line')
      .set({ restocked: quantity })
      .where('return_id', '=', returnId)
      .where('line_id', '=', id)
      .where('quantity', '>=', quantity)
      .executeTakeFirstOrThrow();
    if (changed.numUpdatedRows === 0n) throw tooManyPieces(id, 0);
  }
  const moves = restocked.flatMap(({ line_id: id, quantity }) => {
    const line = order.lines.find((candidate) => candidate.id === id);
    return line ? [{ ...line, pieces: quantity }] : [];
  });
  await restock(trx, order.id, moves);
}
