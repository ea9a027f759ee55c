import { needsPhone, needsRelay } from '#shared/domain/carriers.ts';
import type { OpenParts } from './delivery-errors.ts';
import type { Delivery } from './use-delivery.ts';

/**
 * Visible sections of the open card. Relay carriers show addresses after a relay point is selected (RP-01); an
 * unavailable carrier shows no section.
 */
export function openParts({ cart, open, relay }: Pick<Delivery, 'cart' | 'open' | 'relay'>): OpenParts {
  const carrier = cart.carriers.find(({ technical_name: name }) => name === open);
  const isOpen = carrier !== undefined && carrier.refused === null;
  const isRelay = isOpen && needsRelay(carrier.technical_name);
  const hasFields = isOpen && (!isRelay || relay !== null);
  const bill = cart.shipping.invoice_address;
  return {
    hasRelay: isRelay,
    hasFields,
    hasAddress: hasFields && (!isRelay || bill === null),
    hasPhone: hasFields && needsPhone(open, bill?.mobile ?? null),
  };
}
