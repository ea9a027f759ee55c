import type { Text } from '#client/app/use-text.ts';
import type { FaultTexts } from '#client/components/post-form/fault-text.ts';

/** How the step calls its fields, in their order. */
export function deliveryLabels(text: Text): Record<string, string> {
  return {
    carrier: text('delivery.carriers'),
    relay: text('delivery.relay'),
    address: text('delivery.to'),
    phone: text('delivery.phone'),
    comment: text('delivery.comment'),
    order_number: text('delivery.order_number'),
    site_reference: text('delivery.site_reference'),
  };
}

export const DELIVERY_FAULTS: FaultTexts = {
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
