import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { logChange, type Author } from '#backoffice/operators/operator-log.ts';
import type { FulfilmentSettings } from '#shared/contract/fulfilment-settings.ts';

/** @throws when the site does not exist. */
export async function readFulfilmentSettings(
  db: Kysely<Schema>,
  siteId: number,
): Promise<FulfilmentSettings> {
  const { fulfilment } = await db
    .selectFrom('site')
    .select('fulfilment')
    .where('id', '=', siteId)
    .executeTakeFirstOrThrow();
  return fulfilment as FulfilmentSettings;
}

export async function writeFulfilmentSettings(
  db: Kysely<Schema>,
  author: Author,
  siteId: number,
  settings: FulfilmentSettings,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = await readFulfilmentSettings(trx, siteId);
    await trx
      .updateTable('site')
      .set({ fulfilment: JSON.stringify(settings) })
      .where('id', '=', siteId)
      .execute();
    const operation = 'PUT /fulfilment/settings';
    await logChange(trx, author, { operation, record: `site ${siteId}`, before, after: settings });
  });
}
