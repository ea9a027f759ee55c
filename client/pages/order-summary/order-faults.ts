import type { FaultTexts } from '#client/components/post-form/fault-text.ts';

/** What only the forms of an order say of what is wrong. */
export const ORDER_FAULTS: FaultTexts = {
  'terms.required': 'order.terms_required',
  'payment.required': 'order.payment_required',
  'payment.invalid': 'order.payment_required',
  'payment.credit_exceeded': 'order.credit_exceeded',
  'payment.credit_none': 'order.credit_none',
  'form.out_of_stock': 'order.out_of_stock',
  'form.cart_changed': 'order.cart_changed',
  'form.date_changed': 'order.date_changed',
  'form.step_missing': 'order.step_missing',
};
