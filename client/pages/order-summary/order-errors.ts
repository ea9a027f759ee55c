import type { ErrorMessages } from '#client/components/post-form/error-message.ts';

export const ORDER_ERRORS: ErrorMessages = {
  'terms.required': 'order.terms_required',
  'payment.required': 'order.payment_required',
  'payment.invalid': 'order.payment_required',
  'payment.credit_exceeded': 'order.credit_exceeded',
  'payment.credit_none': 'order.credit_none',
  'form.out_of_stock': 'checkout.out_of_stock',
  'form.cart_changed': 'checkout.cart_changed',
  'form.cart_empty': 'checkout.cart_empty',
  'form.already_ordered': 'checkout.already_ordered',
  'form.key_reused': 'checkout.key_reused',
  'form.step_missing': 'checkout.step_missing',
  'form.date_changed': 'order.date_changed',
};
