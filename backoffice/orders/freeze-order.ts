import type { PricedCart, PricedLine } from '#backoffice/cart/priced-cart.ts';
import type { ShippingChoice } from '#shared/contract/carrier.ts';
import type { Address } from '#shared/contract/customer.ts';
import type { OrderPromise } from '#shared/contract/delivery-promise.ts';
import type { OrderAddress } from '#shared/contract/order-call.ts';
import type { PaymentMeans } from '#shared/domain/order-status.ts';
import type { OrderAmount, OrderRelay } from './read-order.ts';

export type FrozenCart = ReturnType<typeof freezeCart>;

/**
 * The part of an order that its buyer sees before placing it. The cart version is a hash of this object
 * (backoffice/cart/cart-version.ts), so a field added here becomes part of the version.
 */
export function freezeCart(priced: PricedCart) {
  const { choice, promise } = priced.shipping;
  return {
    carrier: choice.carrier,
    delivery: frozenDelivery(choice),
    invoice: choice.invoice_address && frozenAddress(choice.invoice_address),
    relay: frozenRelay(choice),
    phone: choice.phone,
    comment: choice.comment,
    buyerOrderNumber: choice.order_number,
    siteReference: choice.site_reference,
    points: priced.points?.used ?? 0,
    promise: promise && { days: promise.days, slowest: promise.slowest?.reference ?? null },
    amount: frozenAmount(priced),
    lines: priced.lines.map(frozenLine),
  };
}

function frozenAmount({ totals }: PricedCart): OrderAmount {
  return {
    base: totals.base,
    remise: Object.fromEntries(totals.discounts.map(({ code, amount }) => [code, amount])),
    eco: totals.eco,
    shipping: totals.shipping,
    totalWithoutTax: totals.withoutTax,
    taxes: totals.rates,
    tax: totals.tax,
    total: totals.total,
  };
}

function frozenLine(line: PricedLine) {
  return {
    type: line.type,
    element_id: line.elementId,
    reference: line.reference,
    name: line.name,
    quantity: line.quantity,
    unit: line.unit,
    total: line.total,
    eco: line.ecoTotal,
    vat_rate: line.vatRate,
    weight: line.weight,
    schema_title: line.schema?.title ?? null,
    taken: line.takesStock ? line.quantity : 0,
  };
}

/** Delivery address: the relay, or the chosen address (CK-03). */
function frozenDelivery({
  relay,
  delivery_address: address,
}: Pick<ShippingChoice, 'relay' | 'delivery_address'>): OrderAddress | null {
  if (!relay) return address && frozenAddress(address);
  const { nom, adresse1, adresse2, codePostal, localite } = relay;
  return {
    label: nom,
    address_1: adresse1,
    address_2: adresse2,
    zipcode: codePostal,
    city: localite,
    mobile: null,
  };
}

function frozenRelay({ relay }: ShippingChoice): OrderRelay | null {
  const delivery = frozenDelivery({ relay, delivery_address: null });
  return relay && delivery && { identifiant: relay.identifiant, nom: relay.nom, ...delivery };
}

function frozenAddress({ label, address_1, address_2, zipcode, city, mobile }: Address): OrderAddress {
  return { label, address_1, address_2, zipcode, city, mobile };
}

/** Promise shown to the buyer. Orders on account have a date at once, others once they are paid. */
export function frozenPromise({ shipping }: PricedCart, payment: PaymentMeans): OrderPromise | null {
  if (!shipping.promise) return null;
  const { date, days, slowest } = shipping.promise;
  return { date: payment === 'compte' ? date : null, days, slowest };
}
