import type { Locale } from '#shared/locale.ts';

/** Pages that emails link to, by language (spec section 2). */
export const EMAIL_PATHS: Record<Locale, Record<'validate' | 'login' | 'forgot' | 'contact', string>> = {
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
