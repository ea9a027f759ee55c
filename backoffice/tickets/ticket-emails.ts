import type { EmailContent } from '#backoffice/mail/email-layout.ts';
import { TEAM_LOCALE } from '#backoffice/mail/team-locale.ts';
import type { Email } from '#backoffice/mail/write-mail.ts';
import { formatMessage, messageFormatter } from '#backoffice/messages/format-message.ts';
import type { Locale } from '#shared/locale.ts';
import type { StoredAttachment } from './attachments.ts';
import { valueText } from './form-values.ts';
import type { Ticket } from './read-ticket.ts';

export type TicketFacts = {
  ticket: Ticket;
  reference: string;
  lang: Locale;
  files: StoredAttachment[];
  /** The civility in its own language. */
  civility: string;
  verification: string;
};

/** Email to the team with all fields; a reply goes to the visitor. */
export function emailToTeam(facts: TicketFacts, to: string): Email {
  const { ticket, reference, files } = facts;
  const text = messageFormatter(TEAM_LOCALE);
  const name = `${ticket.firstname} ${ticket.lastname}`;
  const content: EmailContent = {
    title: text('tickets.team.title', { subject: text(ticket.subject.label), name }),
    paragraphs: [ticket.message || text('tickets.team.no_message')],
    table: {
      caption: text('tickets.team.caption', { reference }),
      rows: [
        ...rowsOf(facts, TEAM_LOCALE),
        ...files.map((file): [string, string] => [text('tickets.team.file'), fileText(file)]),
        [text('tickets.team.language'), facts.lang],
        [text('tickets.team.verification'), facts.verification],
      ],
    },
  };
  return {
    to,
    replyTo: ticket.email,
    subject: `[${reference}] ${content.title}`,
    content,
    lang: TEAM_LOCALE,
  };
}

/** Confirmation to the visitor, in the visitor's language. */
export function visitorEmail(facts: TicketFacts): Email {
  const { ticket, reference, lang, files } = facts;
  const text = messageFormatter(lang);
  const content: EmailContent = {
    title: text('tickets.email.title'),
    paragraphs: [
      text('tickets.email.greeting', { name: `${ticket.firstname} ${ticket.lastname}` }),
      text('tickets.email.delay', { days: ticket.subject.delayDays, reference }),
    ],
    table: {
      caption: text('tickets.email.caption'),
      rows: [
        ...rowsOf(facts, lang),
        ...(files.length > 0
          ? [[text('tickets.email.files'), files.map(({ name }) => name).join(', ')] as [string, string]]
          : []),
        ...(ticket.message ? [[text('tickets.email.message'), ticket.message] as [string, string]] : []),
      ],
    },
    closing: [text('tickets.email.closing')],
  };
  return {
    to: ticket.email,
    subject: text('tickets.email.subject', { reference }),
    content,
    lang,
  };
}

function fileText({ name, size, storedAs: path }: StoredAttachment): string {
  return formatMessage(TEAM_LOCALE, 'tickets.team.file_value', { name, size: Math.ceil(size / 1024), path });
}

function rowsOf({ ticket, civility }: TicketFacts, lang: Locale): [string, string][] {
  const text = messageFormatter(lang);
  const subjectRows = ticket.subject.fields.flatMap((field): [string, string][] => {
    const value = ticket.fieldValues[field.name];
    if (value === undefined) return [];
    return [[text(field.label), valueText(field, value, lang)]];
  });
  const rows: [string, string][] = [
    [text('tickets.email.subject_label'), text(ticket.subject.label)],
    [text('tickets.email.product'), ticket.product],
    ...subjectRows,
    [text('tickets.email.name'), [civility, ticket.firstname, ticket.lastname].filter(Boolean).join(' ')],
    [text('tickets.email.email'), ticket.email],
    [text('tickets.email.phone'), ticket.phone],
    [
      text('tickets.email.town'),
      ticket.city === '' ? '' : `${ticket.zipcode} ${ticket.city}, ${ticket.country}`,
    ],
  ];
  return rows.filter(([, value]) => value !== '');
}
