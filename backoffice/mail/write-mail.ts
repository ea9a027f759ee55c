import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import type { LegalIdentity } from '#shared/contract/legal-identity.ts';
import { toWritableText } from '#shared/domain/plain-text.ts';
import type { Locale } from '#shared/locale.ts';
import { toHtml, toText, type LetterContent } from './letter-layout.ts';

export type Attachment = { name: string; type: string; bytes: Uint8Array };

/** A letter: its text and its HTML are made of the same content. */
export type Letter = {
  to: string;
  replyTo?: string;
  subject: string;
  lang: Locale;
  content: LetterContent;
  attachments?: readonly Attachment[];
};

/**
 * A letter as it travels, headers and parts, with the sender's legal identity below it. The library keeps addresses and words
 * from adding headers of their own.
 */
export async function writeMail(
  letter: Letter,
  { from, identity }: { from: string; identity: LegalIdentity | undefined },
): Promise<string> {
  const source = await new MailComposer({
    from,
    to: letter.to,
    ...(letter.replyTo && { replyTo: letter.replyTo }),
    subject: toWritableText(letter.subject),
    text: toWritableText(toText(letter.content, letter.lang, identity)),
    html: toWritableText(toHtml(letter.content, letter.lang, identity)),
    attachments: (letter.attachments ?? []).map(({ name, type, bytes }) => ({
      filename: name,
      contentType: type,
      content: Buffer.from(bytes),
    })),
    // Answers of machines to this mail would come back to nobody.
    headers: { 'Auto-Submitted': 'auto-generated' },
  })
    .compile()
    .build();
  return source.toString();
}
