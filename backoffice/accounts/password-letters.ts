import type { LetterContent } from '#backoffice/mail/letter-layout.ts';
import type { Letter } from '#backoffice/mail/write-mail.ts';
import type { Locale } from '#shared/locale.ts';

type Recipient = { email: string; lang: Locale };

/** Pages of the storefront that letters lead to. */
const PAGES = {
  renew: { fr: '/pro/renouveler-mot-de-passe', en: '/en/pro/renew-password' },
  forgot: { fr: '/pro/mot-de-passe-oublie', en: '/en/pro/forgot-password' },
};

type Words = { title: string; paragraphs: string[]; closing: string[]; label: string };

const RENEW: Record<Locale, Words> = {
  fr: {
    title: 'Choisissez un nouveau mot de passe',
    paragraphs: [
      'Un nouveau mot de passe est demandé pour votre compte Âtre. Le lien ci-dessous est valable une heure et ne sert qu’une fois.',
    ],
    closing: ['Vous n’avez rien demandé\u00a0? Ignorez ce message\u00a0: votre mot de passe ne change pas.'],
    label: 'Choisir un nouveau mot de passe',
  },
  en: {
    title: 'Choose a new password',
    paragraphs: [
      'Someone has asked for a new password for your Âtre account. The link below is valid for one hour and works once.',
    ],
    closing: ['If this was not you, ignore this message: your password stays the same.'],
    label: 'Choose a new password',
  },
};

const CHANGED: Record<Locale, Words> = {
  fr: {
    title: 'Votre mot de passe a changé',
    paragraphs: [
      'Le mot de passe de votre compte Âtre vient d’être changé. Les sessions ouvertes sur d’autres appareils sont fermées.',
    ],
    closing: [
      'Ce n’était pas vous\u00a0? Demandez sans attendre un nouveau lien, puis prévenez-nous en répondant à ce message.',
    ],
    label: 'Demander un nouveau lien',
  },
  en: {
    title: 'Your password has changed',
    paragraphs: [
      'The password of your Âtre account has just been changed. You have been logged out of your other devices.',
    ],
    closing: [
      'If this was not you, ask for a new link straight away, then let us know by replying to this message.',
    ],
    label: 'Ask for a new link',
  },
};

/** Carries the token that lets choose a new password. */
export function renewLetter(to: Recipient, publicUrl: string, token: string): Letter {
  return write(to, RENEW[to.lang], `${publicUrl}${PAGES.renew[to.lang]}?token=${encodeURIComponent(token)}`);
}

/** Says that the password was changed, to whoever did not do it. */
export function changedLetter(to: Recipient, publicUrl: string): Letter {
  return write(to, CHANGED[to.lang], publicUrl + PAGES.forgot[to.lang]);
}

function write({ email, lang }: Recipient, { label, ...words }: Words, url: string): Letter {
  const content: LetterContent = { ...words, link: { label, url } };
  return { to: email, subject: words.title, content, lang };
}
