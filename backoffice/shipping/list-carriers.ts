import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { Carrier, CarrierRates } from '#shared/contract/carrier.ts';
import type { OrderPromise } from '#shared/contract/delivery-promise.ts';
import type { Locale } from '#shared/locale.ts';
import { readClosedDays } from './closed-days.ts';
import { promiseDelivery, type Moment } from './delivery-promise.ts';
import { shippingCost, type ShippingCost } from './shipping-cost.ts';

export type StoredCarrier = {
  id: number;
  name: string;
  label: string;
  days: number;
  corsicaDays: number;
  rates: CarrierRates;
};

/** Without a weight no price is known. */
export type Parcel = {
  weight?: number | undefined;
  zipcode?: string | null | undefined;
  /** The line with the longest lead time. */
  slowest?: OrderPromise['slowest'];
};

export async function readCarriers(
  db: Kysely<Schema>,
  { siteId, lang }: Pick<Scope, 'siteId' | 'lang'>,
): Promise<StoredCarrier[]> {
  const rows = await db
    .selectFrom('carrier')
    .select(['id', 'technical_name', 'names', 'days', 'corsica_days', 'rates'])
    .where('site_id', '=', siteId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id, technical_name: name, names, days, corsica_days: corsicaDays, rates }) => ({
    id,
    name,
    label: labelIn(names as Partial<Record<Locale, string>>, lang) ?? name,
    days,
    corsicaDays,
    // The seed and the operators' routes write this column in the contract's form.
    rates: rates as CarrierRates,
  }));
}

/** Display name of an order's carrier; a deleted carrier shows its technical name. */
export async function readCarrierName(
  db: Kysely<Schema>,
  { siteId, carrier }: { siteId: number; carrier: string },
  lang: Locale,
): Promise<string> {
  const carriers = await readCarriers(db, { siteId, lang });
  return carriers.find(({ name }) => name === carrier)?.label ?? carrier;
}

export async function listCarriers(
  db: Kysely<Schema>,
  scope: Pick<Scope, 'siteId' | 'lang'>,
  parcel: Parcel,
  now = Date.now(),
): Promise<Carrier[]> {
  const [carriers, isClosed] = await Promise.all([readCarriers(db, scope), readClosedDays(db, scope.siteId)]);
  return carriers.map((carrier) => toCarrier(carrier, parcel, { now, isClosed }));
}

/** A carrier that refuses the parcel has no promise. */
export function toCarrier(carrier: StoredCarrier, parcel: Parcel, moment: Moment): Carrier {
  const { id, name, label } = carrier;
  const { zipcode = null, slowest = null } = parcel;
  const cost = costOf(carrier, parcel);
  const promise = cost?.refused ? null : promiseDelivery({ carrier, zipcode }, slowest, moment);
  return {
    id,
    technical_name: name,
    name: label,
    date: promise?.date ?? null,
    promise,
    shipping: cost === undefined || cost.cents === null ? null : cost.cents / 100,
    refused: cost?.refused ?? null,
  };
}

function costOf({ rates }: StoredCarrier, { weight, zipcode }: Parcel): ShippingCost | undefined {
  return weight === undefined ? undefined : shippingCost(rates, weight, zipcode ?? null);
}

function labelIn(names: Partial<Record<Locale, string>>, lang: Locale): string | undefined {
  return names[lang] ?? names.fr ?? names.en;
}
