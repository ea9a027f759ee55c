import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { invalidRequest } from '#backoffice/http/failure.ts';
import { addEvent } from '#backoffice/orders/order-events.ts';
import { takeNumber } from '#backoffice/orders/take-number.ts';
import { queueOrderEmail } from '#backoffice/order-emails/order-emails.ts';
import { readSeller } from '#backoffice/sites/read-seller.ts';
import type { CreditNoteData } from './credit-note-data.ts';
import { wrongStatus } from './fulfilment-refusals.ts';
import { creditableOf, type LockedOrder, type Pieces } from './lock-order.ts';
import { pickPieces, type PickedLine } from './pick-pieces.ts';
import { readBilling, type Billing } from './read-billing.ts';
import { addedAmounts, chargedShipping, type Portion } from './share-amounts.ts';

/** `shipping`: cents before tax. */
type Credit = { pieces: readonly Pieces[]; shipping: number; reason: string };

/**
 * Issues a credit note for pieces of an invoiced order, with their share of discounts and taxes, and mails it to the
 * buyer. The number is part of the transaction: the series has no gaps. Call it last, because it blocks all other issuers.
 * @returns the credited amount in cents with tax
 * @throws Failure 409 without an invoice or for more pieces than are left, 400 for an unknown or repeated line, for more
 * shipping or a credit of nothing
 */
export async function issueCreditNote(
  trx: Kysely<Schema>,
  order: LockedOrder,
  { pieces, shipping, reason }: Credit,
): Promise<number> {
  const billing = await readBilling(trx, order.id);
  if (!billing.invoice) throw wrongStatus(order.status);
  const rest = chargedShipping(billing.amount) - billing.credited.shipping;
  if (shipping > rest) throw invalidRequest({ shipping: 'too_big' });
  const after = addPieces(billing, pickPieces(order.lines, pieces, creditableOf), shipping);
  const amounts = addedAmounts(billing.amount, billing.lines, { before: billing.credited, after });
  if (amounts.gross <= 0) throw invalidRequest({ lines: 'required' });
  const data: CreditNoteData = { ...amounts, lines: linesOf(billing, pieces) };
  for (const { line_id: id } of pieces)
    await trx
      .updateTable('shop_order_line')
      .set({ credited: after.pieces.get(id) ?? 0 })
      .where('id', '=', id)
      .execute();
  await addEvent(trx, order.id, 'credited', { amount: amounts.gross });
  const { identity, ...kept } = await readSeller(trx, order.siteId);
  const number = creditNoteNumber(await takeNumber(trx, order.siteId, 'credit_note'));
  const { id } = await trx
    .insertInto('credit_note')
    .values({
      order_id: order.id,
      site_id: order.siteId,
      number,
      reason,
      shipping,
      gross: amounts.gross,
      data: JSON.stringify(data),
      seller: JSON.stringify({ ...identity, ...kept }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (pieces.length > 0)
    await trx
      .insertInto('credit_note_line')
      .values(pieces.map((line) => ({ ...line, credit_note_id: id })))
      .execute();
  await queueOrderEmail(trx, order.id, 'credited', { creditNoteId: id });
  return amounts.gross;
}

/** `AV-000001`. */
function creditNoteNumber(number: number): string {
  return `AV-${String(number).padStart(6, '0')}`;
}

/** The credited portion with further pieces. */
function addPieces({ credited }: Billing, picked: readonly PickedLine[], shipping: number): Portion {
  const added = picked.map(({ line, quantity }) => [line.id, line.credited + quantity] as const);
  return { pieces: new Map([...credited.pieces, ...added]), shipping: credited.shipping + shipping };
}

function linesOf({ lines }: Billing, pieces: readonly Pieces[]): CreditNoteData['lines'] {
  return pieces.flatMap(({ line_id: id, quantity }) => {
    const line = lines.find((candidate) => candidate.id === id);
    if (!line) return [];
    const { reference, name, unit, eco, rate } = line;
    return [{ reference, name, quantity, unit, total: unit * quantity, eco: eco * quantity, rate }];
  });
}
