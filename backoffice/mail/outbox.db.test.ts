import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import pino from 'pino';
import PostalMime from 'postal-mime';
import { catchMail, type MailCatcher } from '#tests/support/catch-mail.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { createOutbox, type Outbox } from './outbox.ts';

const FROM = 'Âtre <contact@atre.example>';
const EMAIL = {
  to: 'marie@atre.example',
  subject: 'Votre demande n° 12',
  lang: 'fr' as const,
  content: { title: 'Bonjour,', paragraphs: ['.', 'Nous avons bien reçu votre demande.'] },
};

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let post: MailCatcher;
let outbox: Outbox;

const waiting = () =>
  database.db.selectFrom('mail').select(['recipient', 'attempts', 'next_attempt_at']).execute();

beforeAll(async () => {
  database = await openTestDatabase();
  post = await catchMail();
  outbox = createOutbox(database.db, { from: FROM, smtpUrl: post.url }, pino({ level: 'silent' }));
});
afterAll(async () => {
  outbox.close();
  await post.close();
  await database.close();
});
beforeEach(async () => {
  await database.db.deleteFrom('mail').execute();
  post.mails.length = 0;
  post.refuses = false;
  post.hangs = false;
});

describe('[CT-05] e-mails', () => {
  it('are sent by the mail server, once, and deleted', async () => {
    await outbox.put(database.db, EMAIL);
    await Promise.all([outbox.deliver(), outbox.deliver()]);
    await outbox.deliver();
    expect(post.mails.map(({ to }) => to)).toEqual([['marie@atre.example']]);
    expect(await waiting()).toEqual([]);
    const { subject, from, text, html } = await PostalMime.parse(post.mails[0]?.source ?? '');
    expect({ subject, from: from?.address }).toEqual({
      subject: EMAIL.subject,
      from: 'contact@atre.example',
    });
    expect(text).toContain('Nous avons bien reçu votre demande.');
    expect(html).toContain('<p ');
  });

  it('are sent once by back offices that share a database', async () => {
    const names = ['marie', 'jeanne', 'louise', 'claire', 'sophie', 'anne'];
    const options = { from: FROM, smtpUrl: post.url };
    const other = createOutbox(database.db, options, pino({ level: 'silent' }));
    for (const name of names) await outbox.put(database.db, { ...EMAIL, to: `${name}@atre.example` });
    await Promise.all([outbox.deliver(), other.deliver()]);
    other.close();
    expect(post.mails.flatMap(({ to }) => to).toSorted()).toEqual(
      names.map((name) => `${name}@atre.example`).toSorted(),
    );
    expect(await waiting()).toEqual([]);
  });

  it('taken by a node that died are sent by another after some minutes', async () => {
    post.hangs = true;
    const dying = createOutbox(database.db, { from: FROM, smtpUrl: post.url }, pino({ level: 'silent' }));
    await outbox.put(database.db, EMAIL);
    void dying.deliver();
    while (post.hanging === 0) await wait(20);
    dying.close();
    post.hangs = false;
    await outbox.deliver();
    expect(post.mails).toEqual([]);
    await database.db
      .updateTable('mail')
      .set({ next_attempt_at: sql<Date>`next_attempt_at - interval '5 minutes'` })
      .execute();
    await outbox.deliver();
    expect(post.mails.map(({ to }) => to)).toEqual([['marie@atre.example']]);
  });

  it('that the mail server refuses are retried with growing delays', async () => {
    post.refuses = true;
    await outbox.put(database.db, EMAIL);
    await outbox.deliver();
    const [mail] = await waiting();
    expect(mail).toMatchObject({ recipient: EMAIL.to, attempts: 1 });
    expect(mail?.next_attempt_at.getTime()).toBeGreaterThan(Date.now() + 30_000);
    post.refuses = false;
    await outbox.deliver();
    expect(post.mails).toEqual([]);
  });

  it('wait for a database that is down, without ending the process', async () => {
    const gone = await openTestDatabase();
    await gone.close();
    const lost = createOutbox(gone.db, { from: FROM, smtpUrl: post.url }, pino({ level: 'silent' }));
    await expect(lost.deliver()).resolves.toBeUndefined();
    lost.close();
    expect(post.mails).toEqual([]);
  });

  it('stay in the mailbox without a mail server', async () => {
    const unsent = createOutbox(database.db, { from: FROM, smtpUrl: undefined }, pino({ level: 'silent' }));
    await unsent.put(database.db, EMAIL);
    await unsent.deliver();
    unsent.close();
    expect(await waiting()).toHaveLength(1);
    expect(post.mails).toEqual([]);
  });
});
