import { toHtml, toText, type LetterContent } from '#backoffice/mail/letter-layout.ts';
import type { Letter } from '#backoffice/mail/write-mail.ts';
import { toLine, toLines } from '#backoffice/tickets/ticket-text.ts';
import type { ConfigurationShare } from '#shared/contract/configuration-share.ts';
import type { Locale } from '#shared/locale.ts';

type Installer = { nom: string };

/** Installers are in France. A machine's words stand around those of the sender, which are nobody's but his. */
export function letterToInstaller(share: ConfigurationShare, { nom }: Installer, to: string): Letter {
  const sender = nameOf(share);
  const content: LetterContent = {
    title: 'Une configuration à étudier',
    paragraphs: [
      `Bonjour ${nom},`,
      `${sender} a préparé cette configuration sur le site Âtre et souhaite votre avis.`,
      ...messageOf(share),
    ],
    table: tableOf(share, 'fr'),
    closing: [
      [`E-mail\u00a0: ${share.email}`, ...(share.phone ? [`Téléphone\u00a0: ${share.phone}`] : [])].join(
        '\n',
      ),
      `Répondez à ce message pour écrire à ${sender}.`,
    ],
  };
  const subject = `Configuration « ${toLine(share.configuration.name)} » de ${sender}`;
  return { to, replyTo: share.email, subject, text: toText(content, 'fr'), html: toHtml(content, 'fr') };
}

type Words = { title: string; sentTo: (nom: string) => string; closing: string };

const WORDS: Record<Locale, Words> = {
  fr: {
    title: 'Votre configuration est partie',
    sentTo: (nom) => `Nous l’avons envoyée à ${nom}, qui vous répondra directement. En voici la copie.`,
    closing: 'Vous n’avez rien envoyé ? Ignorez ce message : quelqu’un a écrit votre adresse par erreur.',
  },
  en: {
    title: 'Your configuration is on its way',
    sentTo: (nom) => `We have sent it to ${nom}, who will answer you directly. Here is your copy.`,
    closing: 'You sent nothing? Ignore this message: somebody wrote your address by mistake.',
  },
};

export function copyForSender(share: ConfigurationShare, { nom }: Installer, lang: Locale): Letter {
  const { title, sentTo, closing } = WORDS[lang];
  const content: LetterContent = {
    title,
    paragraphs: [sentTo(nom), ...messageOf(share)],
    table: tableOf(share, lang),
    closing: [closing],
  };
  return { to: share.email, subject: title, text: toText(content, lang), html: toHtml(content, lang) };
}

function nameOf({ firstname, lastname }: ConfigurationShare): string {
  return toLine(`${firstname} ${lastname}`);
}

function messageOf({ message }: ConfigurationShare): string[] {
  const words = toLines(message);
  return words === '' ? [] : [words];
}

/** A line a room: its surface, the power it needs, the product chosen for it. */
function tableOf({ configuration }: ConfigurationShare, lang: Locale): NonNullable<LetterContent['table']> {
  const figure = new Intl.NumberFormat(lang === 'fr' ? 'fr-FR' : 'en-GB', { maximumFractionDigits: 1 });
  return {
    caption: toLine(configuration.name),
    rows: configuration.rooms.map(({ name, surface, power, product }) => [
      toLine(name),
      [`${figure.format(surface)}\u00a0m²`, `${figure.format(power)}\u00a0W`, toLine(product)]
        .filter(Boolean)
        .join(', '),
    ]),
  };
}
