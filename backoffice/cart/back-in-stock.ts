import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Outbox } from '#backoffice/mail/outbox.ts';
import type { ElementType } from '#shared/contract/cart.ts';
import type { Locale } from '#shared/locale.ts';
import { stockOf } from './allot-stock.ts';
import { elementKey } from './element-key.ts';
import { removePastCarts } from './open-cart.ts';
import { readElements } from './read-elements.ts';
import { backInStockEmail } from './back-in-stock-email.ts';

const EVERY_MS = 5 * 60_000;
const AT_ONCE = 200;

type Options = { outbox: Outbox; publicUrl: string };

/**
 * Sends the pending back-in-stock notifications, one per alert. Runs periodically; code that
 * changes stock may call it too. Returns the number of emails.
 */
export async function sendBackInStockEmails(
  db: Kysely<Schema>,
  { outbox, publicUrl }: Options,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const alerts = await trx
      .selectFrom('stock_alert')
      .innerJoin('account', 'account.customer_id', 'stock_alert.customer_id')
      .select([
        'stock_alert.id',
        'stock_alert.site_id',
        'stock_alert.type',
        'stock_alert.element_id',
        'stock_alert.lang',
        'account.email',
      ])
      .where((where) =>
        where.or([
          where.exists(
            where
              .selectFrom('part')
              .select('part.id')
              .whereRef('part.id', '=', 'stock_alert.element_id')
              .where('stock_alert.type', '=', 'part')
              .where('part.stock', '>', 0),
          ),
          where.exists(
            where
              .selectFrom('variant')
              .select('variant.id')
              .whereRef('variant.id', '=', 'stock_alert.element_id')
              .where('stock_alert.type', '=', 'product')
              .where('variant.stock', '>', 0),
          ),
        ]),
      )
      .orderBy('stock_alert.id')
      .limit(AT_ONCE)
      // SKIP LOCKED: concurrent workers take disjoint alerts.
      .forUpdate('stock_alert')
      .skipLocked()
      .execute();
    let sent = 0;
    for (const alert of alerts) {
      const lang = alert.lang as Locale;
      const key = { type: alert.type as ElementType, elementId: alert.element_id };
      const element = (await readElements(trx, { siteId: alert.site_id, lang }, [key])).get(elementKey(key));
      if (!element || stockOf(element) === 0) continue;
      await outbox.put(trx, backInStockEmail({ email: alert.email, lang }, element, publicUrl));
      await trx.deleteFrom('stock_alert').where('id', '=', alert.id).execute();
      sent += 1;
    }
    return sent;
  });
}

/**
 * Periodically removes expired carts and sends back-in-stock notifications, until the back
 * office stops.
 */
export function startCartMaintenance(db: Kysely<Schema>, options: Options, logger: Logger): void {
  const timer = setInterval(() => {
    removePastCarts(db)
      .then(() => sendBackInStockEmails(db, options))
      .then((sent) => (sent > 0 ? options.outbox.deliver() : undefined))
      .catch((error: unknown) => logger.error({ err: error }, 'cart maintenance failed'));
  }, EVERY_MS);
  timer.unref();
}
