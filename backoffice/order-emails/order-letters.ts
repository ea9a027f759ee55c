import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Outbox } from '#backoffice/mail/outbox.ts';
import { readProgress } from '#backoffice/orders/order-progress.ts';
import { readOrder } from '#backoffice/orders/read-order.ts';
import { readCarrierName } from '#backoffice/shipping/list-carriers.ts';
import { issueInvoice } from '#backoffice/invoices/issue-invoice.ts';
import type { PaperFiles } from '#backoffice/order-documents/paper-files.ts';
import type { LetterKind } from './letter-words.ts';
import { readTrackingUrl } from '#backoffice/order-history/tracking.ts';
import { writeOrderLetter } from './write-order-letter.ts';

type Dependencies = {
  db: Kysely<Schema>;
  outbox: Outbox;
  files: PaperFiles;
  publicUrl: string;
  logger: Logger;
};

export type OrderLetters = {
  /** What follows from an order that is sure, in its transaction: its invoice if it is paid, and a letter. */
  onConfirmed(within: Kysely<Schema>, orderId: number): Promise<void>;
  /** Writes the letters that were asked for, each once. */
  deliver(): Promise<void>;
  /** Ends with the letter that is being written; the others stay noted. */
  close(): Promise<void>;
};

/** A moment after the transaction that asked: only what is committed is seen. */
const SOON_MS = 200;
const EVERY_MS = 30_000;
const AT_ONCE = 20;

/** Notes, within the transaction that makes it true, that a buyer is to be written to. */
export async function askForLetter(within: Kysely<Schema>, orderId: number, kind: LetterKind): Promise<void> {
  await within.insertInto('order_letter').values({ order_id: orderId, kind }).execute();
}

/**
 * Letters about orders. A paper takes a while to be drawn, and nobody else's order should wait for it: the transaction only
 * notes that a letter is due, and it is written afterwards. What was noted when the program ended is written at its next start.
 */
export function createOrderLetters(deps: Dependencies): OrderLetters {
  const { outbox, logger } = deps;
  let last = Promise.resolve();
  let soon: NodeJS.Timeout | undefined;
  const closing = new AbortController();
  const writeSome = async () => {
    let written = 0;
    while (!closing.signal.aborted && written < AT_ONCE && (await writeNext(deps))) written += 1;
    return written;
  };
  const writeAll = async () => {
    while ((await writeSome()) === AT_ONCE) await outbox.deliver();
    if (!closing.signal.aborted) await outbox.deliver();
  };
  // In turn: who asks while others' letters are written has his own when it is done.
  const deliver = () => {
    last = last.then(writeAll, writeAll);
    return last;
  };
  const deliverLoudly = () => {
    deliver().catch((error: unknown) => logger.error({ err: error }, 'a letter could not be written'));
  };
  const timer = setInterval(deliverLoudly, EVERY_MS);
  timer.unref();
  return {
    async onConfirmed(within, orderId) {
      const order = await within
        .selectFrom('shop_order')
        .select(['site_id as siteId', 'status', 'payment'])
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow();
      await askForLetter(within, orderId, order.status === 'awaiting_transfer' ? 'transfer' : 'confirmed');
      if (order.status === 'confirmed' && order.payment !== 'compte')
        await issueInvoice(within, { siteId: order.siteId, orderId });
      // One for all who are sure by then.
      soon ??= setTimeout(() => {
        soon = undefined;
        deliverLoudly();
      }, SOON_MS);
      soon.unref();
    },
    deliver,
    async close() {
      closing.abort();
      clearInterval(timer);
      clearTimeout(soon);
      await last.catch(() => undefined);
    },
  };
}

/** Writes one letter, and says whether there was one. Two programs at once never write the same. */
async function writeNext({ db, outbox, files, publicUrl, logger }: Dependencies): Promise<boolean> {
  return db.transaction().execute(async (within) => {
    const due = await within
      .selectFrom('order_letter')
      .innerJoin('shop_order', 'shop_order.id', 'order_letter.order_id')
      .select([
        'order_letter.id',
        'order_letter.kind',
        'shop_order.id as orderId',
        'shop_order.site_id as siteId',
      ])
      .orderBy('order_letter.id')
      .limit(1)
      .forUpdate('order_letter')
      .skipLocked()
      .executeTakeFirst();
    if (!due) return false;
    await within.deleteFrom('order_letter').where('id', '=', due.id).execute();
    const order = await readOrder(within, { siteId: due.siteId, id: due.orderId });
    // Nobody is written to whose account is gone.
    if (!order || order.buyer.email === '') return true;
    const carrier = await readCarrierName(within, order, order.lang);
    const trackingUrl = await readTrackingUrl(within, order);
    const { zipcode } = order.deliveryAddress;
    const progress =
      (await readProgress(within, order.siteId, [{ ...order, zipcode }])).get(order.id) ?? null;
    try {
      const kind = due.kind as LetterKind;
      await outbox.put(
        within,
        await writeOrderLetter(order, kind, { carrier, trackingUrl, progress, files, publicUrl }),
      );
    } catch (error) {
      // A paper that cannot be drawn must not hold all others up.
      logger.error({ err: error, order: order.reference }, 'a letter could not be written');
    }
    return true;
  });
}
