import type { Email } from '#backoffice/mail/write-mail.ts';
import { messageFormatter } from '#backoffice/messages/format-message.ts';
import type { Locale } from '#shared/locale.ts';

type Recipient = { email: string; lang: Locale };

const PAGES = {
  renew: { fr: '/pro/renouveler-mot-de-passe', en: '/en/pro/renew-password' },
  forgot: { fr: '/pro/mot-de-passe-oublie', en: '/en/pro/forgot-password' },
};

/** Links to the page that sets a new password. */
export function passwordResetEmail(to: Recipient, publicUrl: string, token: string): Email {
  return write(to, 'renew', `${publicUrl}${PAGES.renew[to.lang]}?token=${encodeURIComponent(token)}`);
}

/** Confirms a password change and links to the reset page, in case the owner did not make it. */
export function passwordChangedEmail(to: Recipient, publicUrl: string): Email {
  return write(to, 'changed', publicUrl + PAGES.forgot[to.lang]);
}

function write({ email, lang }: Recipient, kind: 'renew' | 'changed', url: string): Email {
  const text = messageFormatter(lang);
  const title = text(`emails.${kind}.title`);
  const content = {
    title,
    paragraphs: [text(`emails.${kind}.text`)],
    closing: [text(`emails.${kind}.closing`)],
    link: { label: text(`emails.${kind}.link`), url },
  };
  return { to: email, subject: title, content, lang };
}
