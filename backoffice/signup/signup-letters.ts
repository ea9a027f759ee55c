import type { LetterContent } from '#backoffice/mail/letter-layout.ts';
import type { Letter } from '#backoffice/mail/write-mail.ts';
import type { Locale } from '#shared/locale.ts';
import { LETTER_PATHS, SIGNUP_WORDS } from './signup-words.ts';

/** Whom a letter goes to. */
export type Addressee = { email: string; firstname: string; lastname: string; lang: Locale; siteUrl: string };

/** The link that confirms an address; what it carries stands nowhere else. */
export function confirmationLetter(to: Addressee, token: string): Letter {
  const { confirm, hello } = SIGNUP_WORDS[to.lang];
  return letter(to, {
    title: confirm.title,
    paragraphs: [hello(nameOf(to)), confirm.text, confirm.after],
    closing: [confirm.closing],
    link: { label: confirm.link, url: `${address(to, 'validate')}?token=${token}` },
  });
}

/** For an address that has its account already: the page has answered as for a new one. */
export function knownLetter(to: Omit<Addressee, 'firstname' | 'lastname'>): Letter {
  const { known } = SIGNUP_WORDS[to.lang];
  return letter(to, {
    title: known.title,
    paragraphs: [known.text],
    closing: [`${known.renew}${to.lang === 'fr' ? '\u00a0' : ''}: ${address(to, 'forgot')}`, known.closing],
    link: { label: known.login, url: address(to, 'login') },
  });
}

export function approvedLetter(to: Addressee, customerNumber: string): Letter {
  const { approved, hello } = SIGNUP_WORDS[to.lang];
  return letter(to, {
    title: approved.title,
    paragraphs: [hello(nameOf(to)), approved.text],
    table: { caption: approved.caption, rows: [[approved.number, customerNumber]] },
    link: { label: approved.link, url: address(to, 'login') },
  });
}

export function refusedLetter(to: Addressee, reason: string): Letter {
  const { refused, hello } = SIGNUP_WORDS[to.lang];
  return letter(to, {
    title: refused.title,
    paragraphs: [hello(nameOf(to)), refused.text],
    table: { caption: refused.caption, rows: [[refused.reason, reason]] },
    closing: [refused.closing],
    link: { label: refused.link, url: address(to, 'contact') },
  });
}

/** Tells the team that an application waits for it. */
export function teamLetter(to: string, application: { email: string; rows: [string, string][] }): Letter {
  const content: LetterContent = {
    title: 'Compte professionnel à valider',
    paragraphs: ['Un professionnel a confirmé son adresse e-mail. Son compte attend une décision.'],
    table: { caption: 'Demande', rows: application.rows },
  };
  const company = application.rows[0]?.[1] ?? '';
  return {
    to,
    replyTo: application.email,
    subject: `Compte à valider : ${company}`,
    content,
    lang: 'fr',
  };
}

function letter({ email, lang }: Pick<Addressee, 'email' | 'lang'>, content: LetterContent): Letter {
  return { to: email, subject: content.title, content, lang };
}

function address(
  { siteUrl, lang }: Pick<Addressee, 'siteUrl' | 'lang'>,
  page: keyof (typeof LETTER_PATHS)['fr'],
): string {
  return new URL(LETTER_PATHS[lang][page], siteUrl).href;
}

function nameOf({ firstname, lastname }: Addressee): string {
  return `${firstname} ${lastname}`;
}
