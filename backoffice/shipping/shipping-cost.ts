import type { CarrierRates, CarrierRefusal } from '#shared/contract/carrier.ts';
import { isCorsica, isMetropolitan } from '#shared/domain/postcodes.ts';

/** Price in cents before tax, or the reason for refusing the parcel. */
export type ShippingCost = { cents: number; refused: null } | { cents: null; refused: CarrierRefusal };

/** `weight` in grams. Without a postcode the price is that of the mainland. */
export function shippingCost(rates: CarrierRates, weight: number, zipcode: string | null): ShippingCost {
  if (zipcode !== null && !isMetropolitan(zipcode)) return { cents: null, refused: 'not_served' };
  if (weight < rates.lightest) return { cents: null, refused: 'too_light' };
  if (rates.heaviest !== null && weight > rates.heaviest) return { cents: null, refused: 'too_heavy' };
  const price = priceOf(rates, weight);
  if (price === undefined) return { cents: null, refused: 'too_heavy' };
  return { cents: price + (zipcode !== null && isCorsica(zipcode) ? rates.corsica : 0), refused: null };
}

function priceOf({ steps, beyond }: CarrierRates, weight: number): number | undefined {
  const sorted = steps.toSorted((one, other) => one.up_to - other.up_to);
  const step = sorted.find(({ up_to: upTo }) => weight <= upTo);
  if (step) return step.price;
  const last = sorted.at(-1);
  if (!last || !beyond) return undefined;
  return last.price + Math.ceil((weight - last.up_to) / beyond.each) * beyond.price;
}
