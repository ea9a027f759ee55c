import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Outbox } from '#backoffice/mail/outbox.ts';
import { readProgress } from '#backoffice/orders/order-progress.ts';
import { readOrder } from '#backoffice/orders/read-order.ts';
import { readCarrierName } from '#backoffice/shipping/list-carriers.ts';
import { issueInvoice } from '#backoffice/invoices/issue-invoice.ts';
import type { OrderDocumentFiles } from '#backoffice/order-documents/order-document-files.ts';
import { readFulfilmentSettings } from '#backoffice/fulfilment/fulfilment-settings.ts';
import { TEAM_EMAIL, type OrderEmailKind } from './order-email-kind.ts';
import { writeTeamEmail } from './write-team-email.ts';
import { readTrackingUrl } from '#backoffice/order-history/tracking.ts';
import { readEmailSubject } from './email-subject.ts';
import { writeOrderEmail } from './write-order-email.ts';

type Dependencies = {
  db: Kysely<Schema>;
  outbox: Outbox;
  files: OrderDocumentFiles;
  publicUrl: string;
  logger: Logger;
};

export type OrderEmails = {
  /** Runs in the transaction that confirms an order: issues its invoice if it is paid and queues an email. */
  onConfirmed(trx: Kysely<Schema>, orderId: number): Promise<void>;
  /** Writes the queued emails, each once. */
  deliver(): Promise<void>;
  /** Finishes the current email; the others stay queued. */
  close(): Promise<void>;
};

/** Delay after the transaction that queued an email: only committed rows are visible. */
const DELAY_MS = 200;
const INTERVAL_MS = 30_000;
const BATCH_SIZE = 20;

/** Queues an email about an order, its parcel or credit note, within the transaction of the event it reports. */
export async function queueOrderEmail(
  trx: Kysely<Schema>,
  orderId: number,
  kind: OrderEmailKind | typeof TEAM_EMAIL,
  { parcelId, creditNoteId }: { parcelId?: number; creditNoteId?: number } = {},
): Promise<void> {
  await trx
    .insertInto('order_letter')
    .values({
      order_id: orderId,
      kind,
      parcel_id: parcelId ?? null,
      credit_note_id: creditNoteId ?? null,
    })
    .execute();
}

/**
 * Emails about orders. Rendering their documents takes time and must not hold an order's locks: the
 * transaction only queues the email, and a job writes it afterwards. Queued emails survive a restart.
 */
export function createOrderEmails(deps: Dependencies): OrderEmails {
  const { outbox, logger } = deps;
  let last = Promise.resolve();
  let soon: NodeJS.Timeout | undefined;
  const closing = new AbortController();
  const writeSome = async () => {
    let written = 0;
    while (!closing.signal.aborted && written < BATCH_SIZE && (await writeNext(deps))) written += 1;
    return written;
  };
  const writeAll = async () => {
    while ((await writeSome()) === BATCH_SIZE) await outbox.deliver();
    if (!closing.signal.aborted) await outbox.deliver();
  };
  // Serializes runs: a caller during a run waits until its own email is written as well.
  const deliver = () => {
    last = last.then(writeAll, writeAll);
    return last;
  };
  const deliverLoudly = () => {
    deliver().catch((error: unknown) => logger.error({ err: error }, 'order email failed'));
  };
  const timer = setInterval(deliverLoudly, INTERVAL_MS);
  timer.unref();
  return {
    async onConfirmed(trx, orderId) {
      const order = await trx
        .selectFrom('shop_order')
        .select(['site_id as siteId', 'status', 'payment'])
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow();
      await queueOrderEmail(trx, orderId, order.status === 'awaiting_transfer' ? 'transfer' : 'confirmed');
      const { order_email: team } = await readFulfilmentSettings(trx, order.siteId);
      if (team !== null) await queueOrderEmail(trx, orderId, TEAM_EMAIL);
      if (order.status === 'confirmed' && order.payment !== 'compte')
        await issueInvoice(trx, { siteId: order.siteId, orderId });
      // One timer serves all orders confirmed until then.
      soon ??= setTimeout(() => {
        soon = undefined;
        deliverLoudly();
      }, DELAY_MS);
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

/**
 * Writes one queued email; false when the queue is empty. SKIP LOCKED: concurrent processes take different
 * rows.
 */
async function writeNext({ db, outbox, files, publicUrl, logger }: Dependencies): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const due = await trx
      .selectFrom('order_letter')
      .innerJoin('shop_order', 'shop_order.id', 'order_letter.order_id')
      .select([
        'order_letter.id',
        'order_letter.kind',
        'order_letter.parcel_id as parcelId',
        'order_letter.credit_note_id as creditNoteId',
        'shop_order.id as orderId',
        'shop_order.site_id as siteId',
      ])
      .orderBy('order_letter.id')
      .limit(1)
      .forUpdate('order_letter')
      .skipLocked()
      .executeTakeFirst();
    if (!due) return false;
    await trx.deleteFrom('order_letter').where('id', '=', due.id).execute();
    const order = await readOrder(trx, { siteId: due.siteId, id: due.orderId });
    if (due.kind === TEAM_EMAIL) {
      const { order_email: team } = await readFulfilmentSettings(trx, due.siteId);
      if (order && team !== null) await outbox.put(trx, writeTeamEmail(order, team));
      return true;
    }
    // The account is deleted: there is no address.
    if (!order || order.buyer.email === '') return true;
    const { zipcode } = order.deliveryAddress;
    const progress = (await readProgress(trx, order.siteId, [{ ...order, zipcode }])).get(order.id) ?? null;
    try {
      const kind = due.kind as OrderEmailKind;
      const subject = await readEmailSubject(trx, order, due);
      const shipment = { ...order, ...subject.parcel };
      const carrier = await readCarrierName(trx, shipment, order.lang);
      const trackingUrl = await readTrackingUrl(trx, shipment);
      await outbox.put(
        trx,
        await writeOrderEmail(order, kind, { carrier, trackingUrl, progress, files, publicUrl, subject }),
      );
    } catch (error) {
      // One document that fails to render must not block the queue.
      logger.error({ err: error, order: order.reference }, 'order email failed');
    }
    return true;
  });
}
