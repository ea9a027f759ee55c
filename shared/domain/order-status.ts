/**
 * Status of an order. `cancelled`: it was not paid; the same order returns to `pending_payment` when its buyer tries
 * again.
 */
export const ORDER_STATUSES = [
  'pending_payment',
  'awaiting_transfer',
  'confirmed',
  'prepared',
  'shipped',
  'delivered',
  'returned',
  'cancelled',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** By card, by transfer, on the company's account. */
export const PAYMENT_MEANS = ['cb', 'virement', 'compte'] as const;
export type PaymentMeans = (typeof PAYMENT_MEANS)[number];

/** Status of a card payment at the bank; `pending`: no result yet. */
export const PAYMENT_STATUSES = ['pending', 'paid', 'refused', 'cancelled'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Header that identifies one submission: a repeated request has the same value. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';
