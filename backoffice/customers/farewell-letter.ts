import type { LetterContent } from '#backoffice/mail/letter-layout.ts';
import type { Letter } from '#backoffice/mail/write-mail.ts';
import type { Locale } from '#shared/locale.ts';

const WORDS: Record<Locale, { hello: (name: string) => string } & Omit<LetterContent, 'table' | 'link'>> = {
  fr: {
    title: 'Votre compte est supprimé',
    hello: (name) => `Bonjour ${name},`,
    paragraphs: [
      'Votre compte Âtre vient d’être supprimé, comme vous l’avez demandé. Vos coordonnées, vos adresses, vos demandes avec leurs pièces jointes et tout ce que vous y aviez enregistré sont effacés.',
      'La loi nous fait garder les factures dix ans\u00a0: y restent les articles, les montants, le nom légal, le SIRET et la commune de l’entreprise. Votre nom, votre adresse et votre téléphone en sont retirés.',
      'Votre adresse e-mail est libre\u00a0: un nouveau compte peut être ouvert avec elle, quand vous voulez.',
    ],
    closing: [
      'Ce n’était pas vous\u00a0? Répondez à ce message sans attendre\u00a0: quelqu’un connaissait votre mot de passe.',
    ],
  },
  en: {
    title: 'Your account has been deleted',
    hello: (name) => `Hello ${name},`,
    paragraphs: [
      'Your Âtre account has just been deleted, as you asked. Your details, your addresses, your requests with their attachments and everything you had saved there have been erased.',
      'The law has us keep invoices for ten years: they still show the items, the amounts, and the company’s legal name, SIRET number and town. Your name, address and telephone number are removed from them.',
      'You can open a new account with the same e-mail address whenever you like.',
    ],
    closing: ['If this was not you, reply to this message straight away: someone knew your password.'],
  },
};

/** The last letter to somebody who has deleted his account. */
export function farewellLetter({ email, lang }: { email: string; lang: Locale }, name: string): Letter {
  const { hello, paragraphs, ...words } = WORDS[lang];
  const content: LetterContent = { ...words, paragraphs: [hello(name), ...paragraphs] };
  return { to: email, subject: words.title, content, lang };
}
