import type { LetterContent } from '#backoffice/mail/letter-layout.ts';
import type { Letter } from '#backoffice/mail/write-mail.ts';
import type { Locale } from '#shared/locale.ts';
import type { SoldElement } from './priced-cart.ts';

type Words = {
  subject: (name: string) => string;
  paragraph: (element: { name: string; reference: string }) => string;
  closing: string;
  label: string;
};

const WORDS: Record<Locale, Words> = {
  fr: {
    subject: (name) => `De retour en stock\u00a0: ${name}`,
    paragraph: ({ name, reference }) =>
      `Vous vouliez être averti\u00a0: ${name} (référence ${reference}) est de nouveau en stock. Ce message ne le réserve pas, et c’est le seul que vous recevrez pour cette demande.`,
    closing: 'S’il est encore dans votre panier, il est de nouveau compté dans le montant.',
    label: 'Ouvrir le panier',
  },
  en: {
    subject: (name) => `Back in stock: ${name}`,
    paragraph: ({ name, reference }) =>
      `You asked us to let you know: ${name} (reference ${reference}) is back in stock. This message does not reserve it, and it is the only one we will send for this request.`,
    closing: 'If it is still in your cart, it is included in the total again.',
    label: 'Open the cart',
  },
};

const CART = { fr: '/panier', en: '/en/cart' };

/** Says that something is back in stock, to whoever asked to be told. */
export function stockLetter(
  to: { email: string; lang: Locale },
  element: Pick<SoldElement, 'name' | 'reference'>,
  publicUrl: string,
): Letter {
  const { subject, paragraph, closing, label } = WORDS[to.lang];
  const title = subject(element.name);
  const content: LetterContent = {
    title,
    paragraphs: [paragraph(element)],
    closing: [closing],
    link: { label, url: publicUrl + CART[to.lang] },
  };
  return { to: to.email, subject: title, content, lang: to.lang };
}
