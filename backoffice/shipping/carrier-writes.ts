import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { invalidRequest, notFound } from '#backoffice/http/failure.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import type { RecordOf } from '#shared/contract/records.ts';

type CarrierRecord = RecordOf<'carrier'>;

/** Routes for operators to write carriers; names are in the language of the call. */
export function serveCarrierWrites(server: OperationServer, db: Kysely<Schema>): void {
  server.on('POST /carrier', async ({ scope, body }) => {
    await requireFreeName(db, scope.siteId, body.technical_name);
    return db
      .insertInto('carrier')
      .values({ site_id: scope.siteId, names: toNames(body, scope.lang), ...toRow(body) })
      .returning('id')
      .executeTakeFirstOrThrow();
  });
  server.on('PUT /carrier', async ({ scope, body }) => {
    await requireFreeName(db, scope.siteId, body.technical_name, body.id);
    const updated = await db
      .updateTable('carrier')
      .set({ names: sql`names || ${toNames(body, scope.lang)}::jsonb`, ...toRow(body) })
      .where('site_id', '=', scope.siteId)
      .where('id', '=', body.id)
      .returning('id')
      .executeTakeFirst();
    if (!updated) throw notFound();
    return updated;
  });
  server.on('DELETE /carrier/{id}', async ({ scope, params: { id } }) => {
    const removed = await db
      .deleteFrom('carrier')
      .where('site_id', '=', scope.siteId)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    if (!removed) throw notFound();
    return removed;
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
