import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { createCallLimits } from '#backoffice/http/call-limits.ts';
import { invalidForm } from '#backoffice/http/failure.ts';
import { hashFields } from '#backoffice/http/hash-fields.ts';
import type { Call, OperationServer } from '#backoffice/http/serve-operation.ts';
import type { Outbox } from '#backoffice/mail/outbox.ts';
import type { TicketResponse } from '#shared/contract/ticket.ts';
import { readAttachments, type Attachment } from './attachments.ts';
import { findBot } from './find-bot.ts';
import { findSubjects } from './find-subjects.ts';
import { readFormValues } from './form-values.ts';
import type { HumanCheck, Verification } from './human-check.ts';
import { readTicket, type Ticket } from './read-ticket.ts';
import { findSaved, saveTicket } from './save-ticket.ts';
import { emailToTeam, visitorEmail } from './ticket-emails.ts';

export type TicketDependencies = {
  db: Kysely<Schema>;
  outbox: Outbox;
  checkHuman: HumanCheck;
  /** Never served. */
  attachmentFolder: string;
  teamAddress: string;
};

type TicketCall = Call<'POST /ticket'>;

/** Tickets per address and quarter of an hour; an office behind one address stays below. */
const MAX_TICKETS = 20;
const FORM_KEY = /^[\w-]{16,64}$/;

export function serveTickets(server: OperationServer, deps: TicketDependencies): void {
  server.on('GET /ticket-form-values', ({ scope }) => readFormValues(deps.db, scope));
  server.on('POST /ticket', (call) => takeTicket(deps, call), createCallLimits(deps.db, MAX_TICKETS));
}

/** @throws Failure 422 with a code for every invalid field. */
async function takeTicket(deps: TicketDependencies, call: TicketCall): Promise<TicketResponse> {
  const { body: form, scope, caller } = call;
  if (!FORM_KEY.test(form['key'] ?? '')) throw invalidForm({ form: 'invalid' });
  const formKey = await identify(call);
  const former = await findSaved(deps.db, scope.siteId, formKey);
  if (former !== undefined) return { reference: former, verification: 'off' };

  const { ticket, civility } = await readForm(deps, call);
  const attachments = await attachmentsOf(call);
  const program = findBot(form, Date.now());
  if (program) throw invalidForm(program);
  const verification = await deps.checkHuman(form['verification_token'] ?? '', caller.address);
  if (verification === 'refused') throw invalidForm({ form: 'not_verified' });

  const reference = await saveTicket(
    deps.db,
    scope,
    deps.attachmentFolder,
    { ticket, attachments, formKey, verification },
    async (trx, newReference, files) => {
      const facts = { ticket, files, civility, verification, lang: scope.lang, reference: newReference };
      await deps.outbox.put(trx, emailToTeam(facts, deps.teamAddress));
      await deps.outbox.put(trx, visitorEmail(facts));
    },
  );
  // The request does not wait for the mail server.
  void deps.outbox.deliver();
  return { reference, verification: known(verification) };
}

/**
 * Fingerprint of a form: the same when it is sent again, different for another question under the same key.
 */
async function identify({ body, files }: TicketCall): Promise<string> {
  const { verification_token: _token, started_at: _start, ...fields } = body;
  const sent = await Promise.all(files.map(async ({ name, path }) => [name, await hashFile(path)]));
  return hashFields({ ...fields, files: sent });
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('base64url');
}

async function readForm(
  { db }: TicketDependencies,
  { body: form, scope, files }: TicketCall,
): Promise<{ ticket: Ticket; civility: string }> {
  const [values, subjects] = await Promise.all([readFormValues(db, scope), findSubjects(db, scope)]);
  const subject = subjects.find(({ id }) => id === form['subject']);
  if (!subject) throw invalidForm({ subject: form['subject'] ? 'invalid' : 'required' });
  const reading = readTicket(form, subject, {
    civilities: values.civilities.map(({ code }) => code),
    countries: values.countries.map(({ iso }) => iso),
  });
  const wrongFiles = await readAttachments(files);
  if ('errors' in reading)
    throw invalidForm({ ...reading.errors, ...('errors' in wrongFiles && wrongFiles.errors) });
  const { ticket } = reading;
  const { label = '' } = values.civilities.find(({ code }) => code === ticket.civility) ?? {};
  return { ticket, civility: ticket.civility === 'non-precise' ? '' : label };
}

async function attachmentsOf({ files }: TicketCall): Promise<Attachment[]> {
  const reading = await readAttachments(files);
  if ('errors' in reading) throw invalidForm(reading.errors);
  return reading.attachments;
}

function known(verification: Verification): TicketResponse['verification'] {
  return verification === 'refused' ? 'unavailable' : verification;
}
