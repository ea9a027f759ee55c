import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pino from 'pino';
import PostalMime from 'postal-mime';
import type { Database } from '#backoffice/database/database.ts';
import { createOutbox, type Outbox } from '#backoffice/mail/outbox.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { askForLetter, createOrderLetters, type OrderLetters } from './order-letters.ts';
import { createPaperFiles } from '#backoffice/order-documents/paper-files.ts';

const logger = pino({ level: 'silent' });

let database: Database;
let outbox: Outbox;
let letters: OrderLetters;
let context: Omit<Parameters<typeof createOrderLetters>[0], 'publicUrl'>;
beforeAll(async () => {
  database = await openTestDatabase();
  outbox = createOutbox(database.db, { from: 'Âtre <contact@atre.example>', smtpUrl: undefined }, logger);
  context = { db: database.db, outbox, logger, files: createPaperFiles() };
  letters = createOrderLetters({ ...context, publicUrl: 'https://atre.example' });
});
afterAll(async () => {
  await letters.close();
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
  await database.db.transaction().execute((within) => letters.onConfirmed(within, id));
};
const readMail = async () => {
  const rows = await database.db.selectFrom('mail').select(['recipient', 'source']).orderBy('id').execute();
  return Promise.all(
    rows.map(async ({ source, recipient }) => ({ recipient, ...(await PostalMime.parse(source)) })),
  );
};

describe('letters about orders', () => {
  it('[AC-14] confirm an order with its invoice, once', async () => {
    await confirm('CD-018752');
    await Promise.all([letters.deliver(), letters.deliver()]);
    await letters.deliver();
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

  it('[AC-14] are in the language of the order', async () => {
    await askForLetter(database.db, await idOf('CD-017388'), 'shipped');
    await letters.deliver();
    const [mail] = await readMail();
    expect(mail?.subject).toBe('Your order CD-017388 is on its way');
    expect(mail?.text).toContain('/en/my-order/CD-017388');
    expect(mail?.attachments).toHaveLength(2);
  });

  it('[AC-14] say what is awaited: no invoice before the money is there', async () => {
    await confirm('CD-018757');
    await letters.deliver();
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

  it('[AC-14] issue the invoice of what is paid, the next number, and none twice', async () => {
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

  it('[AC-12] letter: it states each discount, and of a cancelled order that its points are back', async () => {
    const id = await idOf('CD-018269');
    await askForLetter(database.db, id, 'shipped');
    await letters.deliver();
    await database.db.updateTable('shop_order').set({ status: 'cancelled' }).where('id', '=', id).execute();
    await askForLetter(database.db, id, 'cancelled');
    await letters.deliver();
    const own = (await readMail()).filter(({ subject }) => subject?.includes('CD-018269'));
    const [shipped, cancelled] = own.map(({ text = '' }) => text.replaceAll('\u{A0}', ' '));
    for (const words of [/Points de fidélité HT\W+10,00 €/, /Code VENTIL-5 HT/, /Remise professionnelle HT/])
      expect(shipped).toMatch(words);
    expect(shipped).not.toContain('revenus');
    expect(cancelled).toContain('Les points utilisés pour cette commande sont revenus');
  });

  it('are not written for an order that did not come about', async () => {
    const id = await idOf('CD-018752');
    const failing = database.db.transaction().execute(async (within) => {
      await letters.onConfirmed(within, id);
      throw new Error('given up');
    });
    await expect(failing).rejects.toThrow('given up');
    await letters.deliver();
    const mail = await readMail();
    expect(mail.filter(({ subject }) => subject?.includes('CD-018752'))).toEqual([]);
  });

  it('[AC-14] that are due when the program ends are written by the next one', async () => {
    const others = createOrderLetters({ ...context, publicUrl: 'https://atre.example' });
    const id = await idOf('CD-018752');
    for (let due = 0; due < 5; due += 1) await askForLetter(database.db, id, 'confirmed');
    const delivered = others.deliver();
    await others.close();
    await delivered;
    const left = await database.db.selectFrom('order_letter').select('id').execute();
    expect(left.length).toBeGreaterThan(0);
    expect((await readMail()).length + left.length).toBe(5);
    await letters.deliver();
    expect(await readMail()).toHaveLength(5);
  });
});
