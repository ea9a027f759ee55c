import type { EmailContent } from '#backoffice/mail/email-layout.ts';
import type { Email } from '#backoffice/mail/write-mail.ts';
import { messageFormatter } from '#backoffice/messages/format-message.ts';
import type { Locale } from '#shared/locale.ts';
import { EMAIL_PATHS } from './email-paths.ts';

export type Addressee = { email: string; firstname: string; lastname: string; lang: Locale; siteUrl: string };

/** Email with the confirmation link. Its token is not stored in plain text. */
export function confirmationEmail(to: Addressee, token: string): Email {
  const text = messageFormatter(to.lang);
  return createEmail(to, {
    title: text('letters.confirm.title'),
    paragraphs: [
      text('letters.hello', { name: nameOf(to) }),
      text('letters.confirm.text'),
      text('letters.confirm.after'),
    ],
    closing: [text('letters.confirm.closing')],
    link: { label: text('letters.confirm.link'), url: `${address(to, 'validate')}?token=${token}` },
  });
}

/** Email for an address that already has an account: the page responds as for a new one. */
export function knownAddressEmail(to: Omit<Addressee, 'firstname' | 'lastname'>): Email {
  const text = messageFormatter(to.lang);
  return createEmail(to, {
    title: text('letters.known.title'),
    paragraphs: [text('letters.known.text')],
    closing: [text('letters.known.renew', { url: address(to, 'forgot') }), text('letters.known.closing')],
    link: { label: text('letters.known.login'), url: address(to, 'login') },
  });
}

export function approvedEmail(to: Addressee, customerNumber: string): Email {
  const text = messageFormatter(to.lang);
  return createEmail(to, {
    title: text('letters.approved.title'),
    paragraphs: [text('letters.hello', { name: nameOf(to) }), text('letters.approved.text')],
    table: {
      caption: text('letters.approved.caption'),
      rows: [[text('letters.approved.number'), customerNumber]],
    },
    link: { label: text('letters.approved.link'), url: address(to, 'login') },
  });
}

export function refusedEmail(to: Addressee, reason: string): Email {
  const text = messageFormatter(to.lang);
  return createEmail(to, {
    title: text('letters.refused.title'),
    paragraphs: [text('letters.hello', { name: nameOf(to) }), text('letters.refused.text')],
    table: { caption: text('letters.refused.caption'), rows: [[text('letters.refused.reason'), reason]] },
    closing: [text('letters.refused.closing')],
    link: { label: text('letters.refused.link'), url: address(to, 'contact') },
  });
}

export function teamEmail(to: string, application: { email: string; rows: [string, string][] }): Email {
  const content: EmailContent = {
    title: 'Compte professionnel à valider',
    paragraphs: ['Un professionnel a confirmé son adresse e-mail. Son compte attend une décision.'],
    table: { caption: 'Demande', rows: application.rows },
  };
  const company = application.rows[0]?.[1] ?? '';
  return {
    to,
    replyTo: application.email,
    subject: `Compte à valider : ${company}`,
    content,
    lang: 'fr',
  };
}

function createEmail({ email, lang }: Pick<Addressee, 'email' | 'lang'>, content: EmailContent): Email {
  return { to: email, subject: content.title, content, lang };
}

function address(
  { siteUrl, lang }: Pick<Addressee, 'siteUrl' | 'lang'>,
  page: keyof (typeof EMAIL_PATHS)['fr'],
): string {
  return new URL(EMAIL_PATHS[lang][page], siteUrl).href;
}

function nameOf({ firstname, lastname }: Addressee): string {
  return `${firstname} ${lastname}`;
}
