import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { storePoint } from '#backoffice/shop/points/stored-point.ts';
import { toOpeningDays } from '#backoffice/shop/points/opening-week.ts';
import type { SyncRow } from '#backoffice/shop/sync/sync-row.ts';
import { syncTable, type TableChanges } from '#backoffice/shop/sync/sync-table.ts';
import { typeset } from '#shared/domain/typeset.ts';
import { toRates, type CarrierRecord } from './carrier-record.ts';
import type { ShippingRecords } from './read-shipping.ts';
import type { RelayRecord } from './relay-record.ts';

/** Makes the carriers and relay points of a site equal to those of a shop. */
export async function syncShipping(
  db: Kysely<Schema>,
  { carriers, relays }: ShippingRecords,
  { siteId, remove }: { siteId: number; remove: boolean },
): Promise<TableChanges[]> {
  const shared = { scope: { site_id: siteId }, remove };
  return [
    await syncTable(db, {
      ...shared,
      table: 'carrier',
      key: ['technical_name'],
      rows: carriers.map(carrierRow),
    }),
    await syncTable(db, {
      ...shared,
      table: 'relay_point',
      key: ['identifiant'],
      rows: relays.map(relayRow),
    }),
  ];
}

function carrierRow(carrier: CarrierRecord, position: number): SyncRow {
  const { code, name, days, corsica_days: corsicaDays, tracking_url: trackingUrl } = carrier;
  return {
    technical_name: code,
    names: { fr: typeset(name.fr, 'fr'), en: typeset(name.en, 'en') },
    days,
    corsica_days: corsicaDays,
    rates: toRates(carrier),
    tracking_url: trackingUrl,
    position,
  };
}

function relayRow(relay: RelayRecord): SyncRow {
  return {
    carrier: relay.carrier,
    ...storePoint(relay),
    opening_hours: toOpeningDays(relay),
  };
}
