import type { Operator } from '#backoffice/http/principal.ts';
import type { OperatorOrder, OperatorOrderSummary } from '#shared/contract/fulfilment.ts';
import type { OrderAddress } from '#shared/contract/order-call.ts';
import { hasRole } from '#shared/contract/operator-role.ts';

/** Stands for personal data. */
export const MASK = '•••';

/** True for operators who may see the personal data of buyers. */
export function seesBuyers(operator: Operator | undefined): boolean {
  return hasRole(operator?.roles ?? [], ['orders', 'support']);
}

/** An order without the personal data of its buyer. */
export function maskOrder(order: OperatorOrder): OperatorOrder {
  const { buyer, phone, comment, notes } = order;
  return {
    ...order,
    buyer: { ...buyer, name: buyer.siret === null ? MASK : buyer.name, contact: MASK, email: MASK },
    delivery_address: maskAddress(order.delivery_address),
    invoice_address: maskAddress(order.invoice_address),
    phone: phone && MASK,
    comment: comment && MASK,
    site_reference: order.site_reference && MASK,
    notes: notes.map((note) => ({ ...note, text: MASK })),
    parcels: order.parcels.map((parcel) => ({
      ...parcel,
      tracking: parcel.tracking && MASK,
      tracking_url: null,
    })),
    timeline: order.timeline.map((event) => ({ ...event, details: {} })),
  };
}

export function maskSummary(summary: OperatorOrderSummary): OperatorOrderSummary {
  return { ...summary, buyer: MASK };
}

/** An address without street and telephone. */
export function maskAddress({ zipcode, city }: OrderAddress): OrderAddress {
  return { label: MASK, address_1: MASK, address_2: null, zipcode, city, mobile: null };
}
