import type { NotesByOperation } from './operation-notes.ts';

const WRITE = { headers: ['match'], hasTag: true } as const;
const ONCE = { headers: ['match', 'idempotency'], hasTag: true } as const;
const STATUS = { 409: ['wrong_status'], 412: ['record_changed'] } as const;
const PIECES = {
  400: ['invalid_request'],
  409: ['wrong_status', 'too_many_pieces', 'key_reused'],
  412: ['record_changed'],
} as const;
const PIECE_FIELDS = {
  'idempotency-key': ['required'],
  '*': ['unknown', 'repeated'],
  form: ['wrong_status', 'too_many_pieces', 'key_reused'],
} as const;

/** Work of operators on orders. */
export const FULFILMENT_NOTES = {
  'GET /fulfilment/order': {
    name: 'listOperatorOrders',
    description:
      'Lists the orders of the site. Names are masked for operators whose only role is `read_only`.',
  },
  'GET /fulfilment/order/{id}': {
    name: 'getOperatorOrder',
    description:
      'Returns an order. Of each line, `ordered` is the sum of `open`, `shipped` and `cancelled`. Names, addresses and messages of people are masked for operators whose only role is `read_only`.',
    hasTag: true,
  },
  'POST /fulfilment/order/{id}/transition': {
    ...WRITE,
    name: 'moveOperatorOrder',
    description:
      'Moves an order to its next state; an order that is there already stays unchanged. Parcels ship an order.',
    errors: STATUS,
    fields: { form: ['wrong_status'] },
  },
  'POST /fulfilment/order/{id}/parcel': {
    ...ONCE,
    name: 'shipParcel',
    description:
      'Ships pieces of a prepared order: mails the buyer with the delivery note of the parcel, and issues the invoice with the first parcel unless the payment has issued it. The order is shipped once no piece is open. The same Idempotency-Key ships once.',
    errors: PIECES,
    fields: { ...PIECE_FIELDS, carrier: ['unknown'] },
  },
  'POST /fulfilment/order/{id}/cancellation': {
    ...ONCE,
    name: 'cancelOrderPieces',
    description:
      'Cancels open pieces: their stock is for sale again. An invoiced order gets a credit note, another one costs less; what was paid beyond it is refunded. Cancelling all pieces cancels an order of which nothing is shipped.',
    errors: { ...PIECES, 403: ['limit_exceeded'] },
    fields: PIECE_FIELDS,
  },
  'POST /fulfilment/order/{id}/credit-note': {
    ...ONCE,
    name: 'createCreditNote',
    description:
      'Issues a credit note for invoiced pieces, with their share of discounts and VAT, and mails it to the buyer. What was paid beyond the rest is refunded by the provider that took the money; if it does not respond the refund stays due. The same Idempotency-Key credits once.',
    errors: { ...PIECES, 403: ['limit_exceeded'] },
    fields: { ...PIECE_FIELDS, shipping: ['too_big'], lines: ['required'] },
  },
  'POST /fulfilment/order/{id}/return': {
    ...ONCE,
    name: 'announceReturn',
    description: 'Announces that shipped pieces come back.',
    errors: PIECES,
    fields: PIECE_FIELDS,
  },
  'POST /fulfilment/order/{id}/note': {
    ...WRITE,
    name: 'addOrderNote',
    description: 'Adds an internal note, which the buyer never sees.',
    errors: { 412: ['record_changed'] },
  },
  'POST /fulfilment/parcel/{id}/delivery': {
    ...WRITE,
    name: 'deliverParcel',
    description: 'Marks a parcel as delivered, and its order once every piece is.',
    errors: { 412: ['record_changed'] },
  },
  'POST /fulfilment/return/{id}/state': {
    ...WRITE,
    name: 'moveReturn',
    description:
      'Moves a return to its next state. `inspected` puts the restocked pieces back for sale; `credited` issues a credit note for the returned pieces and refunds what was paid for them; `refused` needs an answer.',
    errors: { ...PIECES, 403: ['limit_exceeded'] },
    fields: { ...PIECE_FIELDS, answer: ['required'], lines: ['required'] },
  },
  'POST /fulfilment/refund/{id}/attempt': {
    ...WRITE,
    name: 'giveRefund',
    description:
      'Asks the provider for a refund that is due, or records that the team has transferred it. A repeated call refunds once. If the provider does not respond the refund stays due, and `error` states the reason.',
    errors: { 403: ['limit_exceeded'], 412: ['record_changed'] },
  },
  'GET /fulfilment/settings': {
    name: 'getFulfilmentSettings',
    description: 'Returns the address that is mailed each new order, and the limit of refunds.',
    hasTag: true,
  },
  'PUT /fulfilment/settings': {
    name: 'setFulfilmentSettings',
    description: 'Sets the address that is mailed each new order, and the limit of refunds.',
    errors: { 412: ['record_changed'] },
    headers: ['match'],
    hasTag: true,
  },
  'GET /fulfilment/difference': {
    name: 'listMoneyDifferences',
    description:
      'Lists the orders of which the money taken less refunds differs from the amount billed less credits, and those with a refund that is due. Unpaid orders on account and orders that await their payment are not listed.',
  },
  'GET /fulfilment/pick-list': {
    name: 'getPickList',
    description:
      'Returns a PDF with the open pieces of the orders by article, to collect them, and a page an order, to pack it. Cancelled orders are left out.',
    errors: { 404: ['not_found'], 409: ['wrong_status'] },
    fields: { form: ['wrong_status'] },
  },
  'GET /fulfilment/labels': {
    name: 'getLabels',
    description:
      'Returns a PDF with an address label an order, eight on a page. Cancelled orders are left out.',
    errors: { 404: ['not_found'], 409: ['wrong_status'] },
    fields: { form: ['wrong_status'] },
  },
  'GET /fulfilment/order/{id}/document/order': {
    name: 'getOperatorOrderPdf',
    description: 'Returns the confirmation of an order as PDF.',
  },
  'GET /fulfilment/order/{id}/document/invoice': {
    name: 'getOperatorInvoicePdf',
    description: 'Returns the invoice of an order as PDF; 404 before it is issued.',
  },
  'GET /fulfilment/order/{id}/document/invoice/xml': {
    name: 'getOperatorInvoiceXml',
    description: 'Returns the invoice of an order as XML (EN 16931); 404 before it is issued.',
  },
  'GET /fulfilment/parcel/{id}/delivery-note': {
    name: 'getOperatorDeliveryNote',
    description: 'Returns the delivery note of a parcel as PDF.',
  },
  'GET /fulfilment/credit-note/{id}/pdf': {
    name: 'getOperatorCreditNotePdf',
    description: 'Returns a credit note as PDF with the XML embedded.',
  },
  'GET /fulfilment/credit-note/{id}/xml': {
    name: 'getOperatorCreditNoteXml',
    description: 'Returns a credit note as XML (EN 16931).',
  },
} as const satisfies NotesByOperation;
