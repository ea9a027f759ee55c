import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { Schema } from '#backoffice/database/schema.ts';
import { notFound } from '#backoffice/http/failure.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { formatMessage, messageFormatter } from '#backoffice/messages/format-message.ts';
import { valueText } from '#backoffice/tickets/form-values.ts';
import { findSubject } from '#backoffice/tickets/subjects.ts';
import type { DeskTicket, TicketQuery, TicketSummary } from '#shared/contract/ticket-desk.ts';
import { isLocale, type Locale } from '#shared/locale.ts';

/** Fields of a stored ticket; those of earlier versions may be missing. */
const storedFields = z.object({
  firstname: z.string().catch(''),
  lastname: z.string().catch(''),
  email: z.string().catch(''),
  phone: z.string().catch(''),
  country: z.string().catch(''),
  zipcode: z.string().catch(''),
  city: z.string().catch(''),
  product: z.string().catch(''),
  message: z.string().catch(''),
  fieldValues: z.record(z.string(), z.string()).catch({}),
});
type StoredFields = z.infer<typeof storedFields>;

const COLUMNS = ['id', 'reference', 'subject', 'state', 'fields', 'created_at', 'changed_at'] as const;
const START_LENGTH = 160;

/** The tickets of a site that match, the last changed first. */
export async function listDeskTickets(
  db: Kysely<Schema>,
  { siteId, lang }: Scope,
  { page, perPage, state, q, company_id: company }: TicketQuery,
): Promise<{ items: TicketSummary[]; total: number }> {
  const text = sql`lower(concat_ws(' ', reference, fields ->> 'firstname', fields ->> 'lastname', fields ->> 'email',
    fields ->> 'message'))`;
  const matching = db
    .selectFrom('ticket')
    .where('site_id', '=', siteId)
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'open'))
    .$if(company !== undefined, (query) => query.where(isOfCompany(company ?? 0)))
    .$if(q !== undefined, (query) =>
      query.where(sql<boolean>`position(${(q ?? '').toLowerCase()} in ${text}) > 0`),
    );
  const { total } = await matching.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const rows = await matching
    .select(COLUMNS)
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const items = rows.map((row): TicketSummary => {
    const fields = storedFields.parse(row.fields);
    return { ...toSummary(row, fields, lang), start: fields.message.slice(0, START_LENGTH) };
  });
  return { items, total };
}

/** Tickets from an address of an account of a company. */
function isOfCompany(id: number) {
  return sql<boolean>`lower(fields ->> 'email') in (
    select account.email_key from account join customer on customer.id = account.customer_id
    where customer.company_id = ${id} and account.site_id = ticket.site_id)`;
}

/** A ticket with its thread. @throws Failure 404, also for a ticket of another site */
export async function readDeskTicket(
  db: Kysely<Schema>,
  { siteId, lang }: Scope,
  id: number,
): Promise<DeskTicket> {
  const row = await db
    .selectFrom('ticket')
    .select([...COLUMNS, 'lang', 'verification'])
    .where('id', '=', id)
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  if (!row) throw notFound();
  const files = await db
    .selectFrom('ticket_file')
    .select(['id', 'name', 'type', 'size'])
    .where('ticket_id', '=', id)
    .orderBy('id')
    .execute();
  const messages = await db
    .selectFrom('ticket_message')
    .select(['id', 'kind', 'author', 'text', 'at'])
    .where('ticket_id', '=', id)
    .orderBy('id')
    .execute();
  const fields = storedFields.parse(row.fields);
  return {
    ...toSummary(row, fields, lang),
    lang: isLocale(row.lang) ? row.lang : 'fr',
    message: fields.message,
    details: detailsOf(row.subject, fields, lang),
    verification: row.verification,
    files,
    messages: messages.map(({ at, ...message }) => ({ ...message, at: at.toISOString() })),
  };
}

type Row = Pick<TicketSummary, 'id' | 'reference' | 'subject' | 'state'> & {
  created_at: Date;
  changed_at: Date;
};

function toSummary(
  { id, reference, subject, state, created_at: createdAt, changed_at: changedAt }: Row,
  { firstname, lastname, email }: StoredFields,
  lang: Locale,
): Omit<TicketSummary, 'start'> {
  const known = findSubject(subject);
  return {
    id,
    reference,
    subject: known ? formatMessage(lang, known.label) : subject,
    state,
    name: `${firstname} ${lastname}`.trim(),
    email,
    created_at: createdAt.toISOString(),
    changed_at: changedAt.toISOString(),
  };
}

/** Fields besides name, address and message. Those of a subject that no longer exists bear their names. */
function detailsOf(subject: string, fields: StoredFields, lang: Locale): DeskTicket['details'] {
  const text = messageFormatter(lang);
  const asked = findSubject(subject)?.fields ?? [];
  const own = Object.entries(fields.fieldValues).map(([name, value]) => {
    const field = asked.find((candidate) => candidate.name === name);
    return field
      ? { label: text(field.label), value: valueText(field, value, lang) }
      : { label: name, value };
  });
  const town = fields.city === '' ? '' : `${fields.zipcode} ${fields.city}, ${fields.country}`;
  return [
    { label: text('tickets.email.product'), value: fields.product },
    ...own,
    { label: text('tickets.email.phone'), value: fields.phone },
    { label: text('tickets.email.town'), value: town },
  ].filter(({ value }) => value !== '');
}
