import type { OrderRecord } from '#backoffice/orders/read-order.ts';

/** Lines of the delivery address: relay or company, person, street, town. */
export function addressLines({ relay, buyer, deliveryAddress }: OrderRecord): string[] {
  const { address_1: first, address_2: second, zipcode, city } = deliveryAddress;
  const person = `${buyer.firstname} ${buyer.lastname}`.trim();
  return [
    relay?.nom ?? '',
    buyer.company?.name ?? '',
    person,
    first,
    second ?? '',
    `${zipcode} ${city}`,
  ].filter((line) => line !== '');
}
