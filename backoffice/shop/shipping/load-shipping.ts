import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Schema } from '#backoffice/database/schema.ts';
import { loadPoint } from '#backoffice/shop/points/stored-point.ts';
import { toOpeningWeek } from '#backoffice/shop/points/opening-week.ts';
import { readPlainText } from '#backoffice/shop/translations.ts';
import { carrierRates } from '#shared/contract/carrier.ts';
import { openingDay } from '#shared/contract/contact.ts';
import type { CarrierRecord } from './carrier-record.ts';
import type { ShippingRecords } from './read-shipping.ts';
import type { RelayRecord } from './relay-record.ts';

const days = z.array(openingDay);

/** Reads the carriers and relay points of a site as records. */
export async function loadShipping(db: Kysely<Schema>, siteId: number): Promise<ShippingRecords> {
  return { carriers: await loadCarriers(db, siteId), relays: await loadRelays(db, siteId) };
}

async function loadCarriers(db: Kysely<Schema>, siteId: number): Promise<CarrierRecord[]> {
  const rows = await db
    .selectFrom('carrier')
    .where('site_id', '=', siteId)
    .orderBy('position')
    .orderBy('technical_name')
    .selectAll()
    .execute();
  return rows.map((row) => {
    const { lightest, heaviest, steps, beyond, corsica } = carrierRates.parse(row.rates);
    return {
      code: row.technical_name,
      name: { fr: readPlainText(row.names, 'fr'), en: readPlainText(row.names, 'en') },
      days: row.days,
      corsica_days: row.corsica_days,
      tracking_url: row.tracking_url,
      min_weight: lightest / 1000,
      max_weight: heaviest === null ? null : heaviest / 1000,
      prices: steps.map(({ up_to: to, price }) => ({ up_to: to / 1000, price: price / 100 })),
      beyond: beyond && { each: beyond.each / 1000, price: beyond.price / 100 },
      corsica: corsica / 100,
    };
  });
}

async function loadRelays(db: Kysely<Schema>, siteId: number): Promise<RelayRecord[]> {
  const rows = await db
    .selectFrom('relay_point')
    .where('site_id', '=', siteId)
    .orderBy('identifiant')
    .selectAll()
    .execute();
  return rows.map((row) => ({
    carrier: row.carrier,
    ...loadPoint(row),
    ...toOpeningWeek(days.parse(row.opening_hours)),
  }));
}
