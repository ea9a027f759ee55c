import type { EmailContent } from '#backoffice/mail/email-layout.ts';
import type { Email } from '#backoffice/mail/write-mail.ts';
import { messageFormatter } from '#backoffice/messages/format-message.ts';
import type { Locale } from '#shared/locale.ts';

export function farewellEmail({ email, lang }: { email: string; lang: Locale }, name: string): Email {
  const text = messageFormatter(lang);
  const title = text('emails.farewell.title');
  const content: EmailContent = {
    title,
    paragraphs: [
      text('emails.hello', { name }),
      text('emails.farewell.erased'),
      text('emails.farewell.invoices'),
      text('emails.farewell.email'),
    ],
    closing: [text('emails.farewell.closing')],
  };
  return { to: email, subject: title, content, lang };
}
