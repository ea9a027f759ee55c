import { CONSENT_SECONDS } from '#shared/domain/consent.ts';
import type { Locale } from '#shared/locale.ts';

type Words = Record<Locale, string>;

/** A cookie or storage key of this site. A test compares the list with a browser after a full journey. */
export type StoredItem = {
  name: string;
  /** `cookie`, or browser storage: `local` outlives the visit, `session` ends with the tab. */
  kind: 'cookie' | 'local' | 'session';
  /** Maximum lifetime of a cookie in seconds. */
  maxSeconds?: number;
  purpose: Words;
  /** Lifetime. */
  lifetime: Words;
};

const DAY_SECONDS = 24 * 60 * 60;
const YEAR: Words = { fr: '365 jours', en: '365 days' };
const YEAR_SECONDS = 365 * DAY_SECONDS;

export const BROWSER_STORAGE: readonly StoredItem[] = [
  {
    name: 'jwt_token',
    kind: 'cookie',
    maxSeconds: YEAR_SECONDS,
    purpose: { fr: 'Connexion à votre compte', en: 'Login to your account' },
    lifetime: YEAR,
  },
  {
    name: 'refresh_token',
    kind: 'cookie',
    maxSeconds: YEAR_SECONDS,
    purpose: { fr: 'Renouvellement de la connexion', en: 'Renewal of the login' },
    lifetime: YEAR,
  },
  {
    name: 'tmp_token',
    kind: 'cookie',
    maxSeconds: YEAR_SECONDS,
    purpose: { fr: 'Ouverture de compte à terminer', en: 'Account application to be finished' },
    lifetime: YEAR,
  },
  {
    name: 'email',
    kind: 'cookie',
    maxSeconds: YEAR_SECONDS,
    purpose: {
      fr: 'Adresse e-mail du compte connecté, effacée à la déconnexion',
      en: 'E-mail address of the account that is logged in, removed by logging out',
    },
    lifetime: YEAR,
  },
  {
    name: 'device',
    kind: 'cookie',
    maxSeconds: YEAR_SECONDS,
    purpose: {
      fr: 'Navigateur reconnu\u00a0: protège votre compte des essais de mots de passe',
      en: 'Recognised browser: protects your account from guessed passwords',
    },
    lifetime: YEAR,
  },
  {
    name: 'cart_token',
    kind: 'cookie',
    maxSeconds: 3 * DAY_SECONDS,
    purpose: { fr: 'Panier d’un visiteur sans compte', en: 'Cart of a visitor without an account' },
    lifetime: { fr: '3 jours', en: '3 days' },
  },
  {
    name: 'cart_count',
    kind: 'cookie',
    maxSeconds: 30 * DAY_SECONDS,
    purpose: { fr: 'Nombre d’articles au panier', en: 'Number of items in the cart' },
    lifetime: {
      fr: '3 jours\u00a0; 30 jours pour un compte connecté',
      en: '3 days; 30 days while logged in',
    },
  },
  {
    name: 'consent',
    kind: 'cookie',
    maxSeconds: CONSENT_SECONDS,
    purpose: {
      fr: 'Votre choix des cookies, sa date et le numéro sous lequel nous pouvons le prouver',
      en: 'Your cookie choices, their date and the number under which we can prove them',
    },
    lifetime: { fr: '183 jours', en: '183 days' },
  },
  {
    name: 'visitor',
    kind: 'cookie',
    maxSeconds: YEAR_SECONDS,
    purpose: {
      fr: 'Numéro au hasard, si vous notez une page d’aide\u00a0: une voix compte une fois',
      en: 'Random number, if you vote on a support page: one voice counts once',
    },
    lifetime: YEAR,
  },
  {
    name: '__Host-notice',
    kind: 'cookie',
    maxSeconds: 10 * 60,
    purpose: {
      fr: 'Message à montrer une fois sur la page suivante',
      en: 'Message to be shown once on the next page',
    },
    lifetime: { fr: '1 à 10 minutes', en: '1 to 10 minutes' },
  },
  {
    name: 'logged_out',
    kind: 'cookie',
    maxSeconds: 60,
    purpose: { fr: 'Annonce de la déconnexion', en: 'Notice that you are logged out' },
    lifetime: { fr: '1 minute', en: '1 minute' },
  },
  {
    name: 'shop',
    kind: 'local',
    purpose: {
      fr: 'Dernières recherches, produits comparés, votes, messages fermés\u00a0; langue, nombre d’articles, moyen de paiement et catégorie en cours\u00a0; brouillon d’un formulaire',
      en: 'Latest searches, compared products, votes, closed messages; language, number of items, means of payment and current category; draft of a form',
    },
    lifetime: {
      fr: 'Jusqu’à la déconnexion ou l’effacement\u00a0; état de la visite\u00a0: 3 jours\u00a0; brouillon\u00a0: 1 jour, effacés à la visite suivante',
      en: 'Until you log out or clear it; state of the visit: 3 days; draft: 1 day, removed at the next visit',
    },
  },
  {
    name: 'shop',
    kind: 'session',
    purpose: {
      fr: 'Ce que vous tapiez quand il a fallu vous reconnecter, sans mot de passe',
      en: 'What you were typing when you had to log in again, passwords excepted',
    },
    lifetime: { fr: '30 minutes, ou la fermeture de l’onglet', en: '30 minutes, or until the tab is closed' },
  },
  {
    name: 'shop-documents',
    kind: 'session',
    purpose: { fr: 'Documents choisis pour un même envoi', en: 'Documents chosen for one archive' },
    lifetime: { fr: 'Fermeture de l’onglet', en: 'Until the tab is closed' },
  },
  {
    name: 'shop-bank',
    kind: 'session',
    purpose: {
      fr: 'Passage à la banque déjà fait\u00a0: la page n’y renvoie pas deux fois',
      en: 'Visit to the bank already made: the page does not send you there twice',
    },
    lifetime: { fr: 'Fermeture de l’onglet', en: 'Until the tab is closed' },
  },
];

const HEAD: Record<Locale, string[]> = {
  fr: ['Nom', 'Nature', 'Utilité', 'Durée'],
  en: ['Name', 'Kind', 'What it is for', 'How long'],
};
const KINDS: Record<StoredItem['kind'], Words> = {
  cookie: { fr: 'Cookie', en: 'Cookie' },
  local: { fr: 'Mémoire du navigateur', en: 'Browser storage' },
  session: { fr: 'Mémoire de l’onglet', en: 'Tab storage' },
};

/** The table of cookies and storage keys on the cookie page. */
export function storageTable(lang: Locale): { head: string[]; rows: string[][] } {
  const rows = BROWSER_STORAGE.map(({ name, kind, purpose, lifetime }) => [
    name,
    KINDS[kind][lang],
    purpose[lang],
    lifetime[lang],
  ]);
  return { head: HEAD[lang], rows };
}
