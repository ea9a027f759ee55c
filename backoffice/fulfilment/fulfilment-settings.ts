import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { logChange, type Author } from '#backoffice/operators/operator-log.ts';
import { recordTag, requireMatch } from '#backoffice/writes/record-tag.ts';
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

/** Entity tag of the settings, whatever the order in which their fields are stored. */
export function settingsTag({ order_email, refund_limit }: FulfilmentSettings): string {
  return recordTag({ order_email, refund_limit });
}

/** @throws Failure 412 when the settings have changed */
export async function writeFulfilmentSettings(
  db: Kysely<Schema>,
  author: Author & { ifMatch: string | undefined },
  siteId: number,
  settings: FulfilmentSettings,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('site').select('id').where('id', '=', siteId).forNoKeyUpdate().execute();
    const before = await readFulfilmentSettings(trx, siteId);
    requireMatch(author.ifMatch, settingsTag(before));
    await trx
      .updateTable('site')
      .set({ fulfilment: JSON.stringify(settings) })
      .where('id', '=', siteId)
      .execute();
    const operation = 'PUT /fulfilment/settings';
    await logChange(trx, author, { operation, record: `site ${siteId}`, before, after: settings });
  });
}
