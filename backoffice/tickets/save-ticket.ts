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

/** Letters and figures that nobody mistakes for one another on the telephone. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const SIGNS_IN_REFERENCE = 7;

/** The reference of a form that was sent before; `undefined` for a new one. */
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
 * Keeps a ticket with its files and what `andThen` writes in the same transaction, and gives its reference: the
 * former one for a form that is sent again, even at the same moment, in which case nothing is written.
 */
export async function saveTicket(
  db: Kysely<Schema>,
  scope: Scope,
  folder: string,
  { ticket, attachments, formKey, verification }: NewTicket,
  andThen: (within: Kysely<Schema>, reference: string, files: StoredAttachment[]) => Promise<void>,
): Promise<string> {
  const files = await storeAttachments(folder, attachments);
  const { subject, ...fields } = ticket;
  try {
    const reference = await db.transaction().execute(async (within) => {
      const saved = await within
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
      await saveFiles(within, saved.id, files);
      await andThen(within, saved.reference, files);
      return saved.reference;
    });
    if (reference !== undefined) return reference;
  } catch (error) {
    await removeAttachments(folder, files);
    throw error;
  }
  await removeAttachments(folder, files);
  const former = await findSaved(db, scope.siteId, formKey);
  if (former === undefined) throw new Error('A ticket is neither new nor known.');
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
  const signs = Array.from({ length: SIGNS_IN_REFERENCE }, () => SIGNS[randomInt(SIGNS.length)]);
  return `AT-${signs.join('')}`;
}
