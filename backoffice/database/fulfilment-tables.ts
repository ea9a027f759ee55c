import type { ColumnType, Generated } from 'kysely';
import type { Json } from './json.ts';

/** Parcels, credit notes, refunds, ledger of stock and keys of requests. */
export type FulfilmentSchema = {
  parcel: ParcelTable;
  parcel_line: { parcel_id: number; line_id: number; quantity: number };
  /** Internal notes of operators about an order. */
  order_note: {
    id: Generated<number>;
    order_id: number;
    author: string;
    text: string;
    written_at: Generated<Date>;
  };
  /** Idempotency keys of operators with a hash of the request. */
  operator_request: { key: string; hash: string; received_at: Generated<Date> };
  stock_move: StockMoveTable;
  credit_note: CreditNoteTable;
  credit_note_line: { credit_note_id: number; line_id: number; quantity: number };
  refund: RefundTable;
  /** `state`: `announced`, `received`, `inspected`, `credited` or `refused`. */
  order_return: {
    id: Generated<number>;
    order_id: number;
    state: Generated<string>;
    reason: string;
    answer: Generated<string>;
    created_at: Generated<Date>;
    changed_at: Generated<Date>;
  };
  order_return_line: { return_id: number; line_id: number; quantity: number; restocked: Generated<number> };
};

type ParcelTable = {
  id: Generated<number>;
  order_id: number;
  /** Number within the order, from 1. */
  number: number;
  /** Technical name. */
  carrier: string;
  /** Empty without a number. */
  tracking: string;
  shipped_at: Generated<Date>;
  delivered_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

/** Append-only. `pieces` changes the stock for sale, `reserved` the pieces that are put aside for orders. */
type StockMoveTable = {
  id: Generated<number>;
  /** `product` (a variant) or `part`. */
  type: string;
  element_id: number;
  /** `order`, `parcel`, `return`, `correction` or `import`. */
  reason: string;
  pieces: number;
  reserved: Generated<number>;
  order_id: ColumnType<number | null, number | null | undefined, number | null>;
  moved_at: Generated<Date>;
};

/** Amounts in cents. */
type CreditNoteTable = {
  id: Generated<number>;
  order_id: number;
  site_id: number;
  number: string;
  issued_at: Generated<Date>;
  reason: string;
  /** Credited shipping before tax. */
  shipping: number;
  /** With tax. */
  gross: number;
  /** `CreditNoteData` (fulfilment/credit-note-data.ts). */
  data: Json;
  /** The legal identity under which it was issued, as on invoices. */
  seller: Json;
};

type RefundTable = {
  id: Generated<number>;
  order_id: number;
  /** The payment that is refunded by its provider; `null`: the team transfers the money. */
  payment_id: number | null;
  /** With tax. */
  amount: number;
  /** `due` or `done`. */
  state: string;
  /** Reason of the last attempt that failed. */
  error: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Generated<Date>;
  done_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
};
