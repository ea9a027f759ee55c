import { sql, type Kysely } from 'kysely';
import type { Logger } from 'pino';
import { createTransport } from 'nodemailer';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Brand } from '#shared/contract/brand.ts';
import type { Commerce } from '#shared/contract/commerce.ts';
import type { LegalIdentity } from '#shared/contract/legal-identity.ts';
import type { EmailSender } from './email-layout.ts';
import { writeMail, type Email, type Mailbox } from './write-mail.ts';

/**
 * Transactional outbox: emails are stored in the transaction they belong to, and sent
 * afterwards.
 */
export type Outbox = {
  put(db: Kysely<Schema>, email: Email): Promise<void>;
  /**
   * Sends an email at once, to try the mail server. Without one the email is stored.
   * @returns with `failed` the words of the mail server
   */
  sendNow(email: Email): Promise<SentNow>;
  /**
   * Sends the due emails; failed ones are retried later. Without a mail server it does nothing.
   * Never rejects.
   */
  deliver(): Promise<void>;
  close(): void;
};

export type SentNow = { state: 'sent' | 'stored' | 'failed'; reason: string | null };

export type MailOptions = {
  /** Replaces the sender that the site names. */
  from: string | undefined;
  /** Address of the mail server; `undefined`: emails stay in the mailbox. */
  smtpUrl: string | undefined;
};

/** Recipient of emails to the team when no other address is set: the address of the company. */
export const COMPANY = 'company';

const EVERY_MS = 60_000;
const BATCH_SIZE = 20;
const SMTP_TIMEOUT_MS = 10_000;
/** A node that holds an email longer than this has sent it or died. */
const CLAIM_MINUTES = 5;

type DueMail = { id: number; recipient: string; source: string; attempts: number };

export function createOutbox(db: Kysely<Schema>, options: MailOptions, logger: Logger): Outbox {
  const { smtpUrl, from } = options;
  const transport =
    smtpUrl === undefined
      ? undefined
      : createTransport({ url: smtpUrl, connectionTimeout: SMTP_TIMEOUT_MS, socketTimeout: SMTP_TIMEOUT_MS });
  let isDelivering = false;

  const send = async (mail: DueMail) => {
    try {
      const sender = from ?? (await readSender(db)).mailbox.address;
      await transport?.sendMail({ envelope: { from: sender, to: mail.recipient }, raw: mail.source });
      await db.deleteFrom('mail').where('id', '=', mail.id).execute();
    } catch (error) {
      logger.error({ mail: mail.id, reason: (error as Error).message }, 'mail could not be sent');
      await postpone(db, mail);
    }
  };
  const deliver = async () => {
    if (!transport || isDelivering) return;
    isDelivering = true;
    try {
      for (let count = 0; count < BATCH_SIZE; count += 1) {
        const mail = await claimNext(db);
        if (!mail) return;
        await send(mail);
      }
    } catch (error) {
      // No caller awaits this: a database that is down must not end the process.
      logger.error({ err: error }, 'mail could not be read');
    } finally {
      isDelivering = false;
    }
  };
  const compose = async (trx: Kysely<Schema>, email: Email) => {
    const sender = await readSender(trx);
    const resolve = (address: string) => (address === COMPANY ? sender.identity.email : address);
    const to = resolve(email.to);
    const replyTo = email.replyTo !== undefined && { replyTo: resolve(email.replyTo) };
    const source = await writeMail({ ...email, to, ...replyTo }, { from: from ?? sender.mailbox, sender });
    return { recipient: to, subject: email.subject, source, envelopeFrom: from ?? sender.mailbox.address };
  };
  const put = async (trx: Kysely<Schema>, email: Email) => {
    const { recipient, subject, source } = await compose(trx, email);
    await trx.insertInto('mail').values({ recipient, subject, source }).execute();
  };
  const timer = setInterval(() => void deliver(), EVERY_MS);
  timer.unref();

  return {
    put,
    async sendNow(email) {
      if (!transport) {
        await put(db, email);
        return { state: 'stored', reason: null };
      }
      const { recipient, source, envelopeFrom } = await compose(db, email);
      try {
        await transport.sendMail({ envelope: { from: envelopeFrom, to: recipient }, raw: source });
        return { state: 'sent', reason: null };
      } catch (error) {
        return { state: 'failed', reason: error instanceof Error ? error.message : String(error) };
      }
    },
    deliver,
    close() {
      clearInterval(timer);
      transport?.close();
    },
  };
}

/** Sender of emails: the first site. @throws when there is no site. */
async function readSender(db: Kysely<Schema>): Promise<EmailSender & { mailbox: Mailbox }> {
  const site = await db
    .selectFrom('site')
    .select(['legal', 'brand', 'commerce'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const identity = site.legal as LegalIdentity;
  const brand = site.brand as Brand;
  const { mail_sender: mailbox } = site.commerce as Commerce;
  return { identity, brand, mailbox: mailbox ?? { name: brand.name, address: identity.email } };
}

/** Takes the next due email and hides it from other nodes. */
function claimNext(db: Kysely<Schema>): Promise<DueMail | undefined> {
  const next = db
    .selectFrom('mail')
    .select('id')
    // The database's clock has written the time; this node's clock may be behind.
    .where('next_attempt_at', '<=', sql<Date>`now()`)
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked();
  return db
    .updateTable('mail')
    .set({ next_attempt_at: inMinutes(CLAIM_MINUTES) })
    .where('id', '=', next)
    .returning(['id', 'recipient', 'source', 'attempts'])
    .executeTakeFirst();
}

/** Exponential backoff in minutes, up to some hours. */
async function postpone(
  db: Kysely<Schema>,
  { id, attempts }: { id: number; attempts: number },
): Promise<void> {
  const minutes = 2 ** Math.min(attempts, 8);
  await db
    .updateTable('mail')
    .set({
      attempts: attempts + 1,
      next_attempt_at: inMinutes(minutes),
    })
    .where('id', '=', id)
    .execute();
}

function inMinutes(minutes: number) {
  return sql<Date>`now() + make_interval(mins => ${minutes}::int)`;
}
