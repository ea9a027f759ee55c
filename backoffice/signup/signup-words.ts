import type { Locale } from '#shared/locale.ts';

type Words = {
  hello: (name: string) => string;
  confirm: { title: string; text: string; link: string; after: string; closing: string };
  known: { title: string; text: string; login: string; renew: string; closing: string };
  approved: { title: string; text: string; number: string; caption: string; link: string };
  refused: { title: string; text: string; caption: string; reason: string; closing: string; link: string };
};

/** What the letters about an account say, in the language of the page it was asked for on. */
export const SIGNUP_WORDS: Record<Locale, Words> = {
  fr: {
    hello: (name) => `Bonjour ${name},`,
    confirm: {
      title: 'Confirmez votre adresse e-mail',
      text: 'Vous avez demandé un compte professionnel Âtre. Ouvrez la page ci-dessous et appuyez sur « Confirmer » : le lien sert une fois, pendant 48 heures.',
      after:
        'Nous vérifions ensuite votre entreprise, sous deux jours ouvrés. Un autre message vous dira que le compte est ouvert.',
      closing:
        'Vous n’avez rien demandé ? Ignorez ce message : sans confirmation, aucun compte n’est ouvert.',
      link: 'Confirmer mon adresse',
    },
    known: {
      title: 'Vous avez déjà un compte',
      text: 'Un compte professionnel Âtre vient d’être demandé avec cette adresse. Elle a déjà le sien : nous n’avons rien changé.',
      login: 'Se connecter',
      renew: 'Choisir un nouveau mot de passe',
      closing: 'Ce n’était pas vous ? Vous n’avez rien à faire.',
    },
    approved: {
      title: 'Votre compte est ouvert',
      text: 'Nous avons vérifié votre entreprise. Vos prix nets, les documents réservés aux professionnels et vos chantiers vous attendent.',
      caption: 'Votre compte',
      number: 'Numéro de client',
      link: 'Se connecter',
    },
    refused: {
      title: 'Votre demande de compte',
      text: 'Nous avons étudié votre demande et nous ne pouvons pas ouvrir de compte professionnel.',
      caption: 'Notre réponse',
      reason: 'Motif',
      closing: 'Une erreur, une pièce à ajouter ? Écrivez-nous : nous réexaminerons votre dossier.',
      link: 'Nous écrire',
    },
  },
  en: {
    hello: (name) => `Hello ${name},`,
    confirm: {
      title: 'Confirm your e-mail address',
      text: 'You have applied for an Âtre trade account. Open the page below and press “Confirm”. The link works once and is valid for 48 hours.',
      after: 'We then check your company, within two working days, and e-mail you when the account is open.',
      closing: 'If this was not you, ignore this message: no account is opened without confirmation.',
      link: 'Confirm my address',
    },
    known: {
      title: 'You already have an account',
      text: 'Someone has just applied for an Âtre trade account with this address. It already has one, so we have changed nothing.',
      login: 'Log in',
      renew: 'Choose a new password',
      closing: 'If this was not you, there is nothing you need to do.',
    },
    approved: {
      title: 'Your account is open',
      text: 'We have checked your company. Your net prices, trade documents and worksites are ready for you.',
      caption: 'Your account',
      number: 'Customer number',
      link: 'Log in',
    },
    refused: {
      title: 'Your application for an account',
      text: 'We have considered your application and are unable to open a trade account.',
      caption: 'Our reply',
      reason: 'Reason',
      closing:
        'Is it a mistake, or do you have something to add? Write to us and we will review your application.',
      link: 'Write to us',
    },
  },
};

/** Pages that letters lead to, by language (spec section 2). */
export const LETTER_PATHS: Record<Locale, Record<'validate' | 'login' | 'forgot' | 'contact', string>> = {
  fr: {
    validate: '/pro/validation-inscription',
    login: '/pro/connexion',
    forgot: '/pro/mot-de-passe-oublie',
    contact: '/pro/contact',
  },
  en: {
    validate: '/en/pro/validate-account',
    login: '/en/pro/login',
    forgot: '/en/pro/forgot-password',
    contact: '/en/pro/contact',
  },
};
