import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import { toWritableText } from '#shared/domain/plain-text.ts';

export type Attachment = { name: string; type: string; bytes: Uint8Array };

/** A letter: its words as text and as HTML say the same. */
export type Letter = {
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  attachments?: readonly Attachment[];
};

/** As it travels, headers and parts. The library keeps addresses and words from adding headers of their own. */
export async function writeMail(letter: Letter, from: string): Promise<string> {
  const source = await new MailComposer({
    from,
    to: letter.to,
    ...(letter.replyTo && { replyTo: letter.replyTo }),
    subject: toWritableText(letter.subject),
    text: toWritableText(letter.text),
    html: toWritableText(letter.html),
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
