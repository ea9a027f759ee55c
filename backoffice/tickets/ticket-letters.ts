import type { LetterContent } from '#backoffice/mail/letter-layout.ts';
import type { Letter } from '#backoffice/mail/write-mail.ts';
import type { Locale } from '#shared/locale.ts';
import type { StoredAttachment } from './attachments.ts';
import type { Ticket } from './read-ticket.ts';
import { TICKET_WORDS } from './ticket-words.ts';

export type TicketFacts = {
  ticket: Ticket;
  reference: string;
  lang: Locale;
  files: StoredAttachment[];
  /** How the ticket's civility is written in its language. */
  civility: string;
  verification: string;
};

/** The letter to the team: everything, in French, answered to the visitor. */
export function letterToTeam(facts: TicketFacts, to: string): Letter {
  const { ticket, reference, files } = facts;
  const content: LetterContent = {
    title: `${ticket.subject.label.fr} : ${ticket.firstname} ${ticket.lastname}`,
    paragraphs: [ticket.message || 'Sans message.'],
    table: {
      caption: `Demande ${reference}`,
      rows: [
        ...rowsOf(facts, 'fr'),
        ...files.map(({ name, size, storedAs }): [string, string] => [
          'Fichier',
          `${name} (${Math.ceil(size / 1024)} ko), ${storedAs}`,
        ]),
        ['Langue', facts.lang],
        ['Vérification', facts.verification],
      ],
    },
  };
  return {
    to,
    replyTo: ticket.email,
    subject: `[${reference}] ${content.title}`,
    content,
    lang: 'fr',
  };
}

/** The letter to the visitor, in his language: what we have understood, and when he hears of us. */
export function letterToVisitor(facts: TicketFacts): Letter {
  const { ticket, reference, lang, files } = facts;
  const words = TICKET_WORDS[lang];
  const content: LetterContent = {
    title: words.title,
    paragraphs: [
      words.greeting(`${ticket.firstname} ${ticket.lastname}`),
      words.delay(ticket.subject.delayDays, reference),
    ],
    table: {
      caption: words.caption,
      rows: [
        ...rowsOf(facts, lang),
        ...(files.length > 0
          ? [[words.files, files.map(({ name }) => name).join(', ')] as [string, string]]
          : []),
        ...(ticket.message ? [[words.message, ticket.message] as [string, string]] : []),
      ],
    },
    closing: [words.closing],
  };
  return {
    to: ticket.email,
    subject: words.subject(reference),
    content,
    lang,
  };
}

function rowsOf({ ticket, civility }: TicketFacts, lang: Locale): [string, string][] {
  const words = TICKET_WORDS[lang];
  const answers = ticket.subject.fields.flatMap((field): [string, string][] => {
    const value = ticket.answers[field.name];
    if (value === undefined) return [];
    const option = field.options?.find((candidate) => candidate.value === value);
    const shown = option ? option.label[lang] : value;
    return [[field.label[lang], field.unit ? `${shown} ${field.unit}` : shown]];
  });
  const rows: [string, string][] = [
    [words.subjectLabel, ticket.subject.label[lang]],
    [words.product, ticket.product],
    ...answers,
    [words.name, [civility, ticket.firstname, ticket.lastname].filter(Boolean).join(' ')],
    [words.email, ticket.email],
    [words.phone, ticket.phone],
    [words.town, ticket.city === '' ? '' : `${ticket.zipcode} ${ticket.city}, ${ticket.country}`],
  ];
  return rows.filter(([, value]) => value !== '');
}
