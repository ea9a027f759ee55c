import type { MessageId } from '#client/app/intl/messages.ts';

const ERROR_MESSAGES: Record<string, MessageId> = {
  element_unknown: 'basket.element_unknown',
  out_of_stock: 'basket.out_of_stock',
  not_for_sale: 'basket.not_for_sale',
  cart_full: 'basket.cart_full',
  quantity_missing: 'basket.quantity_missing',
  quantity: 'basket.quantity_wrong',
};

/** Message of a refused addition to the cart. */
export function cartErrorMessage(code: string | undefined): MessageId {
  return ERROR_MESSAGES[code ?? ''] ?? 'basket.failed';
}
