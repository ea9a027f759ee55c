import type { NotesByOperation } from './operation-notes.ts';

const OF_PROFESSIONALS = { 404: ['not_found'] } as const;

/** Orders, payments and order documents. */
export const ORDER_NOTES = {
  'POST /order': {
    name: 'createOrder',
    description:
      'Turns the cart of the professional into an order. The same Idempotency-Key returns the same order, and a version of a cart is ordered once.',
    errors: {
      404: ['not_found'],
      409: [
        'step_missing',
        'out_of_stock',
        'cart_changed',
        'date_changed',
        'cart_empty',
        'already_ordered',
        'key_reused',
        'credit_none',
        'credit_exceeded',
      ],
      400: ['invalid_request'],
    },
    fields: {
      'idempotency-key': ['required'],
      payment: ['invalid', 'credit_none', 'credit_exceeded'],
      relay: ['invalid'],
      phone: ['not_numeric'],
      form: [
        'step_missing',
        'out_of_stock',
        'cart_changed',
        'date_changed',
        'cart_empty',
        'already_ordered',
        'key_reused',
      ],
    },
    headers: ['idempotency'],
  },
  'GET /cart-prepare-card-payment': {
    name: 'prepareCardPayment',
    description:
      'Returns the signed form that leads to the page of the payment provider. Without `reference` it applies to the only order that awaits its card payment.',
    errors: { 404: ['not_found'], 409: ['payment_not_pending'] },
    fields: { reference: ['required'] },
  },
  'GET /cart/check-status-order': {
    name: 'getOrderPaymentStatus',
    description:
      'Returns what the payment provider has reported for an order, for the page after the payment.',
    errors: OF_PROFESSIONALS,
  },
  'GET /payment': {
    name: 'listPaymentMeans',
    description: 'Lists the means of payment. Cards are listed when a payment provider is configured.',
  },
  'GET /payment/{id}': { name: 'getPaymentMeans', description: 'Returns one means of payment.' },
  'POST /payment': {
    name: 'createPaymentMeans',
    description: 'Always refused: means of payment follow from the configuration and cannot be written.',
  },
  'PUT /payment': {
    name: 'replacePaymentMeans',
    description: 'Always refused: means of payment follow from the configuration and cannot be written.',
  },
  'DELETE /payment/{id}': {
    name: 'removePaymentMeans',
    description: 'Always refused: means of payment follow from the configuration and cannot be written.',
  },
  'POST /payment/notification': {
    name: 'notifyPayment',
    description:
      'Receives the result of a payment from the provider, server to server. Only notifications with a valid signature count, each once.',
    errors: { 400: ['bad_signature', 'too_old', 'malformed'], 404: ['not_found'] },
  },
  'GET /order': {
    name: 'listOrders',
    description: 'Lists the orders of the professional, the newest first, filtered by status, text and date.',
    errors: OF_PROFESSIONALS,
  },
  'GET /order/{id}': {
    name: 'getOrder',
    description: 'Returns one order of the professional with its timeline, tracking and documents.',
  },
  'PUT /order': {
    name: 'updateOrder',
    description:
      'Changes phone, comment and references of the buyer. Fields that are not sent stay; an order in preparation cannot be changed.',
    errors: { 404: ['not_found'], 409: ['not_changeable'] },
    fields: { phone: ['not_numeric'], form: ['not_changeable'] },
  },
  'DELETE /order/{id}': {
    name: 'cancelOrder',
    description: 'Cancels an unpaid order that is not in preparation. It stays in the list as cancelled.',
    errors: { 409: ['not_cancellable'] },
    fields: { form: ['not_cancellable'] },
  },
  'GET /order/{id}/reorder': {
    name: 'previewReorder',
    description: 'Returns, line by line, what a repeated order would put into the cart.',
  },
  'POST /order/{id}/reorder': {
    name: 'reorder',
    description: 'Puts the lines of an order that are still for sale into the cart.',
  },
  'GET /order/{id}/document/invoice': {
    name: 'getInvoice',
    description: 'Returns the invoice as PDF; 404 before the order is invoiced.',
  },
  'GET /order/{id}/document/invoice/pdf': {
    name: 'getInvoicePdf',
    description: 'Returns the invoice as PDF with the structured data embedded.',
  },
  'GET /order/{id}/document/invoice/xml': {
    name: 'getInvoiceXml',
    description: 'Returns the structured data of the invoice alone.',
  },
  'GET /order/{id}/document/invoice/csv': {
    name: 'getInvoiceCsv',
    description: 'Returns the lines of the invoice as CSV.',
  },
  'GET /order/{id}/document/delivery': {
    name: 'getDeliveryNote',
    description: 'Returns the delivery note as PDF; 404 before the order is shipped.',
  },
  'GET /order/{id}/document/delivery/pdf': {
    name: 'getDeliveryNotePdf',
    description: 'Returns the delivery note as PDF.',
  },
  'GET /order/{id}/document/order': {
    name: 'getOrderConfirmation',
    description: 'Returns the order confirmation as PDF.',
  },
  'GET /order/{id}/document/order/pdf': {
    name: 'getOrderConfirmationPdf',
    description: 'Returns the order confirmation as PDF.',
  },
  'GET /order/parcel/{id}/delivery-note': {
    name: 'getParcelDeliveryNote',
    description: 'Returns the delivery note of a parcel as PDF.',
  },
  'GET /order/credit-note/{id}/pdf': {
    name: 'getCreditNotePdf',
    description: 'Returns a credit note as PDF with the XML embedded.',
  },
  'GET /order/credit-note/{id}/xml': {
    name: 'getCreditNoteXml',
    description: 'Returns a credit note as XML (EN 16931).',
  },
  'GET /order/{id}/document/order/csv': {
    name: 'getOrderConfirmationCsv',
    description: 'Returns the lines of the order as CSV.',
  },
} as const satisfies NotesByOperation;
