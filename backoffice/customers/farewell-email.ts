import type { LetterContent } from '#backoffice/mail/letter-layout.ts';
import type { Letter } from '#backoffice/mail/write-mail.ts';
import { messageFormatter } from '#backoffice/messages/format-message.ts';
import type { Locale } from '#shared/locale.ts';

/** Confirms the deletion of an account. */
export function farewellEmail({ email, lang }: { email: string; lang: Locale }, name: string): Letter {
  const text = messageFormatter(lang);
  const title = text('letters.farewell.title');
  const content: LetterContent = {
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
