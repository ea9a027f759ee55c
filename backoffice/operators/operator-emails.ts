import type { Email } from '#backoffice/mail/write-mail.ts';
import { messageFormatter } from '#backoffice/messages/format-message.ts';
import type { OperatorRole } from '#shared/contract/operator-role.ts';
import type { Locale } from '#shared/locale.ts';

type Recipient = { email: string; lang: Locale };

/** Pages of the admin. The token is in the fragment, which browsers send to no server. */
const PAGES = { invitation: '/admin/#/invitation', password: '/admin/#/password' };

/** Invites an operator to choose a name and a password. */
export function invitationEmail(
  { email, lang }: Recipient,
  { adminUrl, token, by, role }: { adminUrl: string; token: string; by: string; role: OperatorRole },
): Email {
  const text = messageFormatter(lang);
  const title = text('operators.invitation.title');
  return {
    to: email,
    subject: title,
    lang,
    content: {
      title,
      paragraphs: [text('operators.invitation.text', { by, role: text(`operators.role.${role}`) })],
      closing: [text('operators.invitation.closing')],
      link: {
        label: text('operators.invitation.link'),
        url: `${adminUrl}${PAGES.invitation}/${token}`,
      },
    },
  };
}

/** Links to the page that sets a new password. */
export function operatorPasswordEmail(to: Recipient, adminUrl: string, token: string): Email {
  return write(to, 'reset', `${adminUrl}${PAGES.password}/${token}`);
}

/** Confirms a change of the password, in case the operator did not make it. */
export function operatorPasswordChangedEmail(to: Recipient, adminUrl: string): Email {
  return write(to, 'changed', `${adminUrl}${PAGES.password}`);
}

/** Shows that the mail server of the shop works. */
export function testEmail(to: Recipient, adminUrl: string): Email {
  return write(to, 'test', `${adminUrl}/admin/`);
}

function write({ email, lang }: Recipient, kind: 'reset' | 'changed' | 'test', url: string): Email {
  const text = messageFormatter(lang);
  const title = text(`operators.${kind}.title`);
  const content = {
    title,
    paragraphs: [text(`operators.${kind}.text`)],
    closing: [text(`operators.${kind}.closing`)],
    link: { label: text(`operators.${kind}.link`), url },
  };
  return { to: email, subject: title, content, lang };
}
