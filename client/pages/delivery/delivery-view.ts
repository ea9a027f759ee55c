/** The view that the query selects: the step, relay points near a place, or other addresses. */
export type DeliveryView = { kind: 'step' } | { kind: 'relays'; place: string } | { kind: 'addresses' };

const MAX_PLACE_LENGTH = 80;

export function readDeliveryView(search: URLSearchParams): DeliveryView {
  const place = search.get('relais');
  if (place !== null) return { kind: 'relays', place: place.trim().slice(0, MAX_PLACE_LENGTH) };
  return search.has('adresse') ? { kind: 'addresses' } : { kind: 'step' };
}

export const relaysPath = (base: string) => `${base}?relais=`;
export const addressesPath = (base: string) => `${base}?adresse=1`;
export const cardId = (carrier: string) => `carrier-${carrier}`;
