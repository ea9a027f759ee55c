import type { Translate } from '#client/app/intl/use-translations.ts';
import type { ErrorMessages } from '#client/components/post-form/error-message.ts';

/** Visible sections of the open card. Each shows after the previous one is complete. */
export type OpenParts = { hasRelay: boolean; hasFields: boolean; hasAddress: boolean; hasPhone: boolean };

/** Labels of the visible controls, in order. */
export function deliveryLabels(text: Translate, parts: OpenParts): Record<string, string> {
  const { hasRelay, hasFields, hasAddress, hasPhone } = parts;
  return {
    carrier: text('delivery.carriers'),
    ...(hasRelay && { relay: text('delivery.relay') }),
    ...(hasAddress && { address: text('delivery.to') }),
    ...(hasPhone && { phone: text('delivery.phone') }),
    ...(hasFields && { comment: text('delivery.comment') }),
    order_number: text('delivery.order_number'),
    site_reference: text('delivery.site_reference'),
  };
}

export const DELIVERY_ERRORS: ErrorMessages = {
  'form.cart_changed': 'delivery.cart_changed',
  'carrier.required': 'delivery.fault_carrier',
  'carrier.invalid': 'delivery.fault_carrier',
  'carrier.too_heavy': 'delivery.too_heavy',
  'carrier.too_light': 'delivery.too_light',
  'carrier.not_served': 'delivery.not_served',
  'relay.required': 'delivery.fault_relay',
  'relay.invalid': 'delivery.fault_relay_gone',
  'address.required': 'delivery.fault_address',
  'phone.required': 'delivery.fault_phone',
  'phone.not_numeric': 'delivery.fault_phone_numeric',
  'phone.invalid_format': 'delivery.fault_phone_format',
  'comment.too_long': 'delivery.fault_comment',
  'order_number.too_long': 'delivery.fault_order_number',
  'site_reference.too_long': 'delivery.fault_site_reference',
};
