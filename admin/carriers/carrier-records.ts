import type { RaRecord } from 'ra-core';
import type { CarrierRates } from '#shared/contract/carrier.ts';

type Beyond = { each?: number | null; price?: number | null };

/** Fields of a carrier before anything is typed. */
export const NEW_CARRIER = {
  technical_name: '',
  name: '',
  days: 2,
  corsica_days: 0,
  rates: { lightest: 0, heaviest: null, steps: [{}], beyond: null, corsica: 0 },
  tracking_url: null,
};

/** Typed values as the API takes them: without weight and price beyond the steps, heavier parcels are refused. */
export function prepareCarrier(typed: RaRecord): RaRecord {
  const rates = typed['rates'] as Record<string, unknown>;
  const { each = null, price = null } = (rates['beyond'] ?? {}) as Beyond;
  const steps = rates['steps'] ?? [];
  return {
    ...typed,
    rates: { ...rates, steps, beyond: each === null && price === null ? null : { each, price } },
  };
}

/** Lowest and highest price of the steps, in cents. */
export function priceRange({ steps }: Pick<CarrierRates, 'steps'>): { lowest: number; highest: number } {
  const prices = steps.map(({ price }) => price);
  return { lowest: Math.min(...prices), highest: Math.max(...prices) };
}

/** True if the step of the index does not reach further than the one before it. */
export function isOutOfOrder(steps: readonly { up_to?: number | null }[], index: number): boolean {
  const [before, own] = [steps[index - 1]?.up_to, steps[index]?.up_to];
  return typeof before === 'number' && typeof own === 'number' && own <= before;
}
