import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { invalidRequest, notFound, recordInUse } from '#backoffice/http/failure.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { pageOf, type RecordStore } from '#backoffice/writes/record-store.ts';
import type { CarrierRates } from '#shared/contract/carrier.ts';
import type { RecordOf } from '#shared/contract/records.ts';
import type { Locale } from '#shared/locale.ts';

type CarrierRecord = RecordOf<'carrier'>;

/** Carriers with their name in the language of the request; without one, a carrier has no record in it. */
export const carrierRecords: RecordStore<CarrierRecord> = {
  list: async (db, scope, page) => pageOf(await readRecords(db, scope), page),
  find: async (db, scope, id) => {
    const found = (await readRecords(db, scope)).find((candidate) => candidate.id === id);
    if (!found) return undefined;
    const { id: _id, ...record } = found;
    return record;
  },
  save: async (db, scope, record, id) => {
    await requireFreeName(db, scope.siteId, record.technical_name, id);
    const row = toRow(record);
    const saved =
      id === undefined
        ? await db
            .insertInto('carrier')
            .values({ site_id: scope.siteId, names: toNames(record, scope.lang), ...row })
            .returning('id')
            .executeTakeFirst()
        : await db
            .updateTable('carrier')
            .set({ names: sql`names || ${toNames(record, scope.lang)}::jsonb`, ...row })
            .where('site_id', '=', scope.siteId)
            .where('id', '=', id)
            .returning('id')
            .executeTakeFirst();
    if (!saved) throw notFound();
    return saved;
  },
  remove: async (db, scope, id) => {
    await requireNoPoints(db, scope.siteId, id);
    const removed = await db
      .deleteFrom('carrier')
      .where('site_id', '=', scope.siteId)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    if (!removed) throw notFound();
    return removed;
  },
};

async function readRecords(
  db: Kysely<Schema>,
  { siteId, lang }: Scope,
): Promise<(CarrierRecord & { id: number })[]> {
  const rows = await db
    .selectFrom('carrier')
    .select(['id', 'technical_name', 'names', 'days', 'corsica_days', 'rates', 'position', 'tracking_url'])
    .where('site_id', '=', siteId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ names, rates, ...row }) => {
    const name = (names as Partial<Record<Locale, string>>)[lang];
    // The seed and operators write the rates in the contract's form.
    return name === undefined ? [] : [{ ...row, name, rates: rates as CarrierRates }];
  });
}

function toRow({ technical_name, days, corsica_days, rates, position, tracking_url }: CarrierRecord) {
  return {
    technical_name,
    days,
    corsica_days,
    position,
    rates: JSON.stringify(rates),
    ...(tracking_url !== undefined && { tracking_url }),
  };
}

function toNames({ name }: CarrierRecord, lang: string): string {
  return JSON.stringify({ [lang]: name });
}

/** @throws Failure 400 when another carrier of the site has the name. */
async function requireFreeName(db: Kysely<Schema>, siteId: number, name: string, own = 0): Promise<void> {
  const other = await db
    .selectFrom('carrier')
    .select('id')
    .where('site_id', '=', siteId)
    .where('technical_name', '=', name)
    .where('id', '!=', own)
    .executeTakeFirst();
  if (other) throw invalidRequest({ technical_name: 'taken' });
}

/** @throws Failure 409 while relay points are those of the carrier */
async function requireNoPoints(db: Kysely<Schema>, siteId: number, id: number): Promise<void> {
  const point = await db
    .selectFrom('carrier')
    .innerJoin('relay_point', (join) =>
      join
        .onRef('relay_point.site_id', '=', 'carrier.site_id')
        .onRef('relay_point.carrier', '=', 'carrier.technical_name'),
    )
    .where('carrier.site_id', '=', siteId)
    .where('carrier.id', '=', id)
    .orderBy('relay_point.id')
    .select(['relay_point.id', 'relay_point.nom as name'])
    .executeTakeFirst();
  if (point) throw recordInUse({ resource: 'carrier/relay-points', ...point });
}
