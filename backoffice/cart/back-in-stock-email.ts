import type { EmailContent } from '#backoffice/mail/email-layout.ts';
import type { Email } from '#backoffice/mail/write-mail.ts';
import { messageFormatter } from '#backoffice/messages/format-message.ts';
import type { Locale } from '#shared/locale.ts';
import type { SoldElement } from './priced-cart.ts';

const CART = { fr: '/panier', en: '/en/cart' };

export function backInStockEmail(
  to: { email: string; lang: Locale },
  element: Pick<SoldElement, 'name' | 'reference'>,
  publicUrl: string,
): Email {
  const text = messageFormatter(to.lang);
  const title = text('emails.stock.title', { name: element.name });
  const content: EmailContent = {
    title,
    paragraphs: [text('emails.stock.text', { name: element.name, reference: element.reference })],
    closing: [text('emails.stock.closing')],
    link: { label: text('emails.stock.link'), url: publicUrl + CART[to.lang] },
  };
  return { to: to.email, subject: title, content, lang: to.lang };
}
