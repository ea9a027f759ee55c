import type { EmailContent } from '#backoffice/mail/email-layout.ts';
import type { Email } from '#backoffice/mail/write-mail.ts';
import { messageFormatter } from '#backoffice/messages/format-message.ts';
import { toLine, toLines } from '#backoffice/tickets/ticket-text.ts';
import { BRAND } from '#shared/brand.ts';
import type { Locale } from '#shared/locale.ts';

type Installer = { nom: string };

/** Data of the email: the sender, and rooms of one worksite with the products chosen for them. */
export type SentConfiguration = {
  firstname: string;
  lastname: string;
  email: string;
  phone?: string | undefined;
  message?: string | undefined;
  name: string;
  place: string;
  rooms: { name: string; surface: number | null; power: number | null; product: string | null }[];
};

/** Always in French, since installers are in France. */
export function emailToInstaller(sent: SentConfiguration, { nom }: Installer, to: string): Email {
  const sender = nameOf(sent);
  const content: EmailContent = {
    title: 'Une configuration à étudier',
    paragraphs: [
      `Bonjour ${nom},`,
      `${sender} a préparé cette configuration sur le site ${BRAND} et souhaite votre avis.`,
      ...messageOf(sent),
    ],
    table: tableOf(sent, 'fr'),
    closing: [
      [`E-mail\u00a0: ${sent.email}`, ...(sent.phone ? [`Téléphone\u00a0: ${sent.phone}`] : [])].join('\n'),
      `Répondez à ce message pour écrire à ${sender}.`,
    ],
  };
  const subject = `Configuration « ${toLine(sent.name)} » de ${sender}`;
  return { to, replyTo: sent.email, subject, content, lang: 'fr' };
}

export function copyForSender(sent: SentConfiguration, { nom }: Installer, lang: Locale): Email {
  const text = messageFormatter(lang);
  const title = text('emails.configuration.title');
  const content: EmailContent = {
    title,
    paragraphs: [text('emails.configuration.sent_to', { installer: nom }), ...messageOf(sent)],
    table: tableOf(sent, lang),
    closing: [text('emails.configuration.closing')],
  };
  return { to: sent.email, subject: title, content, lang };
}

function nameOf({ firstname, lastname }: SentConfiguration): string {
  return toLine(`${firstname} ${lastname}`);
}

function messageOf({ message }: SentConfiguration): string[] {
  const words = toLines(message);
  return words === '' ? [] : [words];
}

/** One row per room: surface, required power, chosen product. */
function tableOf({ name, place, rooms }: SentConfiguration, lang: Locale): EmailContent['table'] {
  const figure = new Intl.NumberFormat(lang === 'fr' ? 'fr-FR' : 'en-GB', { maximumFractionDigits: 1 });
  const measure = (value: number | null, unit: string) =>
    value === null ? '' : `${figure.format(value)}\u00a0${unit}`;
  return {
    caption: toLine(`${name}, ${place}`),
    rows: rooms.map((room) => [
      toLine(room.name),
      [measure(room.surface, 'm²'), measure(room.power, 'W'), toLine(room.product ?? '')]
        .filter(Boolean)
        .join(', '),
    ]),
  };
}
