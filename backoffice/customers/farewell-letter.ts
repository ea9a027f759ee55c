import { toHtml, toText, type LetterContent } from '#backoffice/mail/letter-layout.ts';
import type { Letter } from '#backoffice/mail/write-mail.ts';
import type { Locale } from '#shared/locale.ts';

const WORDS: Record<Locale, { hello: (name: string) => string } & Omit<LetterContent, 'table' | 'link'>> = {
  fr: {
    title: 'Votre compte est supprimé',
    hello: (name) => `Bonjour ${name},`,
    paragraphs: [
      'Votre compte Âtre vient d’être supprimé, comme vous l’avez demandé. Vos coordonnées, vos adresses et tout ce que vous y aviez enregistré sont effacés.',
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
      'Your Âtre account has just been deleted, as you asked. Your details, your addresses and everything you had saved there are gone.',
      'Your e-mail address is free: a new account can be opened with it whenever you like.',
    ],
    closing: ['It was not you? Answer this message right away: somebody knew your password.'],
  },
};

/** The last letter to somebody who has deleted his account. */
export function farewellLetter({ email, lang }: { email: string; lang: Locale }, name: string): Letter {
  const { hello, paragraphs, ...words } = WORDS[lang];
  const content: LetterContent = { ...words, paragraphs: [hello(name), ...paragraphs] };
  return { to: email, subject: words.title, text: toText(content, lang), html: toHtml(content, lang) };
}
