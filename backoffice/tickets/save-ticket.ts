import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { Attachment, StoredAttachment } from './attachments.ts';
import { removeAttachments, storeAttachments } from './attachments.ts';
import type { Ticket } from './read-ticket.ts';

export type NewTicket = {
  ticket: Ticket;
  attachments: Attachment[];
  formKey: string;
  verification: string;
};

/** Characters that are not confused with one another on the telephone. */
const REFERENCE_CHARACTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const REFERENCE_LENGTH = 7;

/** Reference of a form that was sent before; `undefined` for a new one. */
export async function findSaved(
  db: Kysely<Schema>,
  siteId: number,
  formKey: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('ticket')
    .select('reference')
    .where('site_id', '=', siteId)
    .where('form_key', '=', formKey)
    .executeTakeFirst();
  return row?.reference;
}

/**
 * Saves a ticket with its files and the writes of `andThen` in one transaction. Returns its reference. A
 * repeated or concurrent form writes nothing and gets the first reference.
 */
export async function saveTicket(
  db: Kysely<Schema>,
  scope: Scope,
  folder: string,
  { ticket, attachments, formKey, verification }: NewTicket,
  andThen: (trx: Kysely<Schema>, reference: string, files: StoredAttachment[]) => Promise<void>,
): Promise<string> {
  const files = await storeAttachments(folder, attachments);
  const { subject, ...fields } = ticket;
  try {
    const reference = await db.transaction().execute(async (trx) => {
      const saved = await trx
        .insertInto('ticket')
        .values({
          site_id: scope.siteId,
          reference: makeReference(),
          form_key: formKey,
          lang: scope.lang,
          subject: subject.id,
          fields: JSON.stringify(fields),
          verification,
        })
        .onConflict((conflict) => conflict.columns(['site_id', 'form_key']).doNothing())
        .returning(['id', 'reference'])
        .executeTakeFirst();
      if (!saved) return undefined;
      await saveFiles(trx, saved.id, files);
      await andThen(trx, saved.reference, files);
      return saved.reference;
    });
    if (reference !== undefined) return reference;
  } catch (error) {
    await removeAttachments(folder, files);
    throw error;
  }
  await removeAttachments(folder, files);
  const former = await findSaved(db, scope.siteId, formKey);
  if (former === undefined)
    throw new Error('The ticket conflicts with an existing one that cannot be found.');
  return former;
}

async function saveFiles(db: Kysely<Schema>, ticketId: number, files: StoredAttachment[]): Promise<void> {
  if (files.length === 0) return;
  await db
    .insertInto('ticket_file')
    .values(files.map(({ storedAs, ...file }) => ({ ...file, stored_as: storedAs, ticket_id: ticketId })))
    .execute();
}

function makeReference(): string {
  const signs = Array.from(
    { length: REFERENCE_LENGTH },
    () => REFERENCE_CHARACTERS[randomInt(REFERENCE_CHARACTERS.length)],
  );
  return `AT-${signs.join('')}`;
}
