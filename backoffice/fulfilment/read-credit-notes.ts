import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { CreditNote as CreditNoteRecord } from '#shared/contract/parcel.ts';
import type { CreditNote, CreditNoteData } from './credit-note-data.ts';
import type { Pieces } from './lock-order.ts';

const CENTS = 100;

type OrderCreditNote = CreditNote & { lines: Pieces[] };

/** Credit notes of an order with their pieces, the first first. */
export async function readCreditNotes(db: Kysely<Schema>, orderId: number): Promise<OrderCreditNote[]> {
  const rows = await db
    .selectFrom('credit_note')
    .select(['id', 'number', 'issued_at', 'reason', 'data'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  const lines = await db
    .selectFrom('credit_note_line')
    .innerJoin('credit_note', 'credit_note.id', 'credit_note_line.credit_note_id')
    .select(['credit_note_id', 'line_id', 'quantity'])
    .where('order_id', '=', orderId)
    .orderBy('line_id')
    .execute();
  return rows.map(({ id, number, issued_at: issuedAt, reason, data }) => ({
    id,
    number,
    issuedAt,
    reason,
    // This program wrote the column.
    data: data as CreditNoteData,
    lines: lines
      .filter(({ credit_note_id: note }) => note === id)
      .map(({ line_id, quantity }) => ({ line_id, quantity })),
  }));
}

/** A credit note as the API states it; amounts in euros. */
export function toCreditNote({ data, issuedAt, ...note }: OrderCreditNote): CreditNoteRecord {
  return { ...note, issued_at: issuedAt.toISOString(), total: data.gross / CENTS };
}
