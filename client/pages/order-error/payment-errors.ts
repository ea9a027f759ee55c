import type { MessageId } from '#client/app/intl/messages.ts';
import type { ErrorMessages } from '#client/components/post-form/error-message.ts';

const REASONS: Record<string, MessageId> = {
  insufficient_funds: 'order.reason_insufficient_funds',
  abandoned: 'order.reason_abandoned',
  expired: 'order.reason_expired',
  no_answer: 'order.reason_no_answer',
  wrong_amount: 'order.reason_wrong_amount',
  too_late: 'order.reason_too_late',
};

/** Message for the bank's reason of a failed payment. */
export function reasonText(reason: string | null): MessageId {
  return REASONS[reason ?? ''] ?? 'order.reason_unknown';
}

export const PAYMENT_ERRORS: ErrorMessages = {
  'form.out_of_stock': 'checkout.out_of_stock',
  'form.cart_changed': 'checkout.cart_changed',
  'form.cart_empty': 'checkout.cart_empty',
  'form.already_ordered': 'checkout.already_ordered',
  'form.key_reused': 'checkout.key_reused',
  'form.step_missing': 'checkout.step_missing',
};
