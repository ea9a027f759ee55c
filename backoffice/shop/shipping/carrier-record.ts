import { z } from 'zod';
import { reasonParams } from '#backoffice/shop/files/issue-finding.ts';
import { carrierName, carrierRates, carrierRecord } from '#shared/contract/carrier.ts';

const translations = z.strictObject({
  fr: z.string().trim().min(1).max(120),
  en: z.string().trim().min(1).max(120),
});
const kilograms = z.number().min(0).max(100_000);
const euros = z
  .number()
  .min(0)
  .max(100_000)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, reasonParams('money_decimals'));
const days = z.number().int().min(0).max(60);

/** A carrier in `carriers.yaml`: weights in kilograms, prices in euros before tax. */
const carrierFields = z.strictObject({
  code: carrierName,
  name: translations,
  days,
  corsica_days: days.default(0),
  tracking_url: carrierRecord.shape.tracking_url.unwrap().default(null),
  min_weight: kilograms.default(0),
  max_weight: kilograms.nullable().default(null),
  /** Price of a parcel up to a weight, by ascending weight. */
  prices: z
    .array(z.strictObject({ up_to: kilograms, price: euros }))
    .min(1)
    .max(100)
    .refine(
      (steps) => steps.every(({ up_to: to }, index) => to > (steps[index - 1]?.up_to ?? 0)),
      reasonParams('not_ascending'),
    ),
  /** Price of each weight begun beyond the last of `prices`. */
  beyond: z.strictObject({ each: kilograms.positive(), price: euros }).nullable().default(null),
  corsica: euros.default(0),
});

/** `carriers.yaml`: the carriers in the order of the delivery step. */
export const carriersFile = z.strictObject({ carriers: z.array(carrierFields) });
export type CarrierRecord = z.output<typeof carrierFields>;

/** Rates in grams and cents. @throws ZodError for rates that the contract refuses */
export function toRates(carrier: CarrierRecord): z.output<typeof carrierRates> {
  const { min_weight: lightest, max_weight: heaviest, prices, beyond, corsica } = carrier;
  return carrierRates.parse({
    lightest: toGrams(lightest),
    heaviest: heaviest === null ? null : toGrams(heaviest),
    steps: prices.map(({ up_to: to, price }) => ({ up_to: toGrams(to), price: toCents(price) })),
    beyond: beyond && { each: toGrams(beyond.each), price: toCents(beyond.price) },
    corsica: toCents(corsica),
  });
}

function toGrams(weight: number): number {
  return Math.round(weight * 1000);
}

function toCents(amount: number): number {
  return Math.round(amount * 100);
}
