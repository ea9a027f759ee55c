import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pino from 'pino';
import PostalMime from 'postal-mime';
import type { Database } from '#backoffice/database/database.ts';
import { createOutbox, type Outbox } from '#backoffice/mail/outbox.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { queueOrderEmail, createOrderEmails, type OrderEmails } from './order-emails.ts';
import { createOrderDocumentFiles } from '#backoffice/order-documents/order-document-files.ts';

const logger = pino({ level: 'silent' });

let database: Database;
let outbox: Outbox;
let emails: OrderEmails;
let context: Omit<Parameters<typeof createOrderEmails>[0], 'publicUrl'>;
beforeAll(async () => {
  database = await openTestDatabase();
  outbox = createOutbox(database.db, { from: 'Âtre <contact@atre.example>', smtpUrl: undefined }, logger);
  context = { db: database.db, outbox, logger, files: createOrderDocumentFiles() };
  emails = createOrderEmails({ ...context, publicUrl: 'https://atre.example' });
});
afterAll(async () => {
  await emails.close();
  outbox.close();
  await database.close();
});
beforeEach(() => database.db.deleteFrom('mail').execute());

async function idOf(reference: string): Promise<number> {
  const row = await database.db
    .selectFrom('shop_order')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return row.id;
}
const confirm = async (reference: string) => {
  const id = await idOf(reference);
  await database.db.transaction().execute((trx) => emails.onConfirmed(trx, id));
};
const readMail = async () => {
  const rows = await database.db.selectFrom('mail').select(['recipient', 'source']).orderBy('id').execute();
  return Promise.all(
    rows.map(async ({ source, recipient }) => ({ recipient, ...(await PostalMime.parse(source)) })),
  );
};

describe('emails about orders', () => {
  it('[AC-14] email: confirms an order with its invoice, once', async () => {
    await confirm('CD-018752');
    await Promise.all([emails.deliver(), emails.deliver()]);
    await emails.deliver();
    const [mail, ...others] = await readMail();
    expect(others).toEqual([]);
    expect(mail?.recipient).toBe('pro@atre.example');
    expect(mail?.subject).toBe('Votre commande CD-018752 est confirmée');
    expect(mail?.text).toContain('https://atre.example/ma-commande/CD-018752');
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual(['facture-CD-018752.pdf']);
    const content = mail?.attachments[0]?.content;
    if (!(content instanceof ArrayBuffer)) throw new Error('The file is bytes.');
    expect((await readPdf(content)).text).toContain('CD-018752');
  });

  it('[AC-14] email: is in the language of the order', async () => {
    await queueOrderEmail(database.db, await idOf('CD-017388'), 'shipped');
    await emails.deliver();
    const [mail] = await readMail();
    expect(mail?.subject).toBe('Your order CD-017388 is on its way');
    expect(mail?.text).toContain('/en/my-order/CD-017388');
    expect(mail?.attachments).toHaveLength(2);
  });

  it('[AC-14] email: states the expected payment, and has no invoice before it has arrived', async () => {
    await confirm('CD-018757');
    await emails.deliver();
    const [mail] = await readMail();
    expect(mail?.subject).toContain('attend votre virement');
    expect(mail?.text?.replaceAll('\u{A0}', ' ')).toContain('FR76 0000 0000 0012 3456 7890 134');
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual(['commande-CD-018757.pdf']);
    const invoice = await database.db
      .selectFrom('invoice')
      .selectAll()
      .where('order_id', '=', await idOf('CD-018757'))
      .execute();
    expect(invoice).toEqual([]);
  });

  it('[AC-14] email: a paid order gets the next invoice number, once', async () => {
    const id = await idOf('CD-018760');
    await database.db.updateTable('shop_order').set({ status: 'confirmed' }).where('id', '=', id).execute();
    const { last } = await database.db
      .selectFrom('number_series')
      .select('last')
      .where('series', '=', 'invoice')
      .executeTakeFirstOrThrow();
    await confirm('CD-018760');
    await confirm('CD-018760');
    const numbers = await database.db
      .selectFrom('invoice')
      .select('number')
      .where('order_id', '=', id)
      .execute();
    expect(numbers).toEqual([{ number: `FA-${String(last + 1).padStart(6, '0')}` }]);
  });

  it('[AC-12] email: states each discount, and for a cancelled order that its points are returned', async () => {
    const id = await idOf('CD-018269');
    await queueOrderEmail(database.db, id, 'shipped');
    await emails.deliver();
    await database.db.updateTable('shop_order').set({ status: 'cancelled' }).where('id', '=', id).execute();
    await queueOrderEmail(database.db, id, 'cancelled');
    await emails.deliver();
    const own = (await readMail()).filter(({ subject }) => subject?.includes('CD-018269'));
    const [shipped, cancelled] = own.map(({ text = '' }) => text.replaceAll('\u{A0}', ' '));
    for (const words of [/Points de fidélité HT\W+10,00 €/, /Code VENTIL-5 HT/, /Remise professionnelle HT/])
      expect(shipped).toMatch(words);
    expect(shipped).not.toContain('revenus');
    expect(cancelled).toContain('Les points utilisés pour cette commande sont revenus');
  });

  it('email: is not sent for a failed order', async () => {
    const id = await idOf('CD-018752');
    const failing = database.db.transaction().execute(async (trx) => {
      await emails.onConfirmed(trx, id);
      throw new Error('given up');
    });
    await expect(failing).rejects.toThrow('given up');
    await emails.deliver();
    const mail = await readMail();
    expect(mail.filter(({ subject }) => subject?.includes('CD-018752'))).toEqual([]);
  });

  it('[AC-14] email: queued when the program ends, is sent by the next one', async () => {
    const others = createOrderEmails({ ...context, publicUrl: 'https://atre.example' });
    const id = await idOf('CD-018752');
    for (let due = 0; due < 5; due += 1) await queueOrderEmail(database.db, id, 'confirmed');
    const delivered = others.deliver();
    await others.close();
    await delivered;
    const left = await database.db.selectFrom('order_letter').select('id').execute();
    expect(left.length).toBeGreaterThan(0);
    expect((await readMail()).length + left.length).toBe(5);
    await emails.deliver();
    expect(await readMail()).toHaveLength(5);
  });
});
