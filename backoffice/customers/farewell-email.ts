import type { EmailContent } from '#backoffice/mail/email-layout.ts';
import type { Email } from '#backoffice/mail/write-mail.ts';
import { messageFormatter } from '#backoffice/messages/format-message.ts';
import type { Locale } from '#shared/locale.ts';

export function farewellEmail({ email, lang }: { email: string; lang: Locale }, name: string): Email {
  const text = messageFormatter(lang);
  const title = text('letters.farewell.title');
  const content: EmailContent = {
    title,
    paragraphs: [
      text('letters.hello', { name }),
      text('letters.farewell.erased'),
      text('letters.farewell.invoices'),
      text('letters.farewell.email'),
    ],
    closing: [text('letters.farewell.closing')],
  };
  return { to: email, subject: title, content, lang };
}
