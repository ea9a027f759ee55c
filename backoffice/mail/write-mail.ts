import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import { toWritableText } from '#shared/domain/plain-text.ts';
import type { Locale } from '#shared/locale.ts';
import { toHtml, toText, type EmailContent, type EmailSender } from './email-layout.ts';

export type Attachment = { name: string; type: string; bytes: Uint8Array };

export type Mailbox = { name: string; address: string };

/** An email; its text and its HTML are rendered from the same content. */
export type Email = {
  to: string;
  replyTo?: string;
  subject: string;
  lang: Locale;
  content: EmailContent;
  attachments?: readonly Attachment[];
};

/**
 * The MIME source of an email, with the sender's legal identity in its footer. The library
 * escapes addresses and texts, so that they cannot add headers.
 */
export async function writeMail(
  email: Email,
  { from, sender }: { from: string | Mailbox; sender: EmailSender },
): Promise<string> {
  const source = await new MailComposer({
    from,
    to: email.to,
    ...(email.replyTo && { replyTo: email.replyTo }),
    subject: toWritableText(email.subject),
    text: toWritableText(toText(email.content, email.lang, sender)),
    html: toWritableText(toHtml(email.content, email.lang, sender)),
    attachments: (email.attachments ?? []).map(({ name, type, bytes }) => ({
      filename: name,
      contentType: type,
      content: Buffer.from(bytes),
    })),
    // Suppresses automatic replies.
    headers: { 'Auto-Submitted': 'auto-generated' },
  })
    .compile()
    .build();
  return source.toString();
}
