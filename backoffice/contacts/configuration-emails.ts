import type { EmailContent } from '#backoffice/mail/email-layout.ts';
import { TEAM_LOCALE } from '#backoffice/mail/team-locale.ts';
import type { Email } from '#backoffice/mail/write-mail.ts';
import { messageFormatter } from '#backoffice/messages/format-message.ts';
import { toLine, toLines } from '#backoffice/tickets/ticket-text.ts';
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

export function emailToInstaller(sent: SentConfiguration, { nom }: Installer, to: string): Email {
  const sender = nameOf(sent);
  const text = messageFormatter(TEAM_LOCALE);
  const { email, phone } = sent;
  const content: EmailContent = {
    title: text('emails.installer.title'),
    paragraphs: [
      text('emails.hello', { name: nom }),
      text('emails.installer.text', { sender }),
      ...messageOf(sent),
    ],
    table: tableOf(sent, TEAM_LOCALE),
    closing: [
      [
        text('emails.installer.email', { email }),
        ...(phone ? [text('emails.installer.phone', { phone })] : []),
      ].join('\n'),
      text('emails.installer.reply', { sender }),
    ],
  };
  const subject = text('emails.installer.subject', { name: toLine(sent.name), sender });
  return { to, replyTo: email, subject, content, lang: TEAM_LOCALE };
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
