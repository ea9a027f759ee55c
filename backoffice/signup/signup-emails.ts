import type { EmailContent } from '#backoffice/mail/email-layout.ts';
import { TEAM_LOCALE } from '#backoffice/mail/team-locale.ts';
import type { Email } from '#backoffice/mail/write-mail.ts';
import { messageFormatter } from '#backoffice/messages/format-message.ts';
import type { Locale } from '#shared/locale.ts';
import { EMAIL_PATHS } from './email-paths.ts';

export type Addressee = { email: string; firstname: string; lastname: string; lang: Locale; siteUrl: string };

/** Email with the confirmation link. Its token is not stored in plain text. */
export function confirmationEmail(to: Addressee, token: string): Email {
  const text = messageFormatter(to.lang);
  return createEmail(to, {
    title: text('emails.confirm.title'),
    paragraphs: [
      text('emails.hello', { name: nameOf(to) }),
      text('emails.confirm.text'),
      text('emails.confirm.after'),
    ],
    closing: [text('emails.confirm.closing')],
    link: { label: text('emails.confirm.link'), url: `${address(to, 'validate')}?token=${token}` },
  });
}

/** Email for an address that already has an account: the page responds as for a new one. */
export function knownAddressEmail(to: Omit<Addressee, 'firstname' | 'lastname'>): Email {
  const text = messageFormatter(to.lang);
  return createEmail(to, {
    title: text('emails.known.title'),
    paragraphs: [text('emails.known.text')],
    closing: [text('emails.known.renew', { url: address(to, 'forgot') }), text('emails.known.closing')],
    link: { label: text('emails.known.login'), url: address(to, 'login') },
  });
}

export function approvedEmail(to: Addressee, customerNumber: string): Email {
  const text = messageFormatter(to.lang);
  return createEmail(to, {
    title: text('emails.approved.title'),
    paragraphs: [text('emails.hello', { name: nameOf(to) }), text('emails.approved.text')],
    table: {
      caption: text('emails.approved.caption'),
      rows: [[text('emails.approved.number'), customerNumber]],
    },
    link: { label: text('emails.approved.link'), url: address(to, 'login') },
  });
}

export function refusedEmail(to: Addressee, reason: string): Email {
  const text = messageFormatter(to.lang);
  return createEmail(to, {
    title: text('emails.refused.title'),
    paragraphs: [text('emails.hello', { name: nameOf(to) }), text('emails.refused.text')],
    table: { caption: text('emails.refused.caption'), rows: [[text('emails.refused.reason'), reason]] },
    closing: [text('emails.refused.closing')],
    link: { label: text('emails.refused.link'), url: address(to, 'contact') },
  });
}

export function teamEmail(to: string, application: { email: string; rows: [string, string][] }): Email {
  const text = messageFormatter(TEAM_LOCALE);
  const content: EmailContent = {
    title: text('emails.team.signup.title'),
    paragraphs: [text('emails.team.signup.text')],
    table: { caption: text('emails.team.request'), rows: application.rows },
  };
  const company = application.rows[0]?.[1] ?? '';
  return {
    to,
    replyTo: application.email,
    subject: text('emails.team.signup.subject', { company }),
    content,
    lang: TEAM_LOCALE,
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
