import type { Locale } from '#shared/locale.ts';

type Words = Record<Locale, string>;

/**
 * A kind of personal data with purpose and retention. The privacy page, the job and the operations guide read
 * this list.
 */
export type RetentionEntry = {
  id: string;
  /** Default, in months. */
  months: number;
  data: Words;
  reason: Words;
  basis: Words;
  /** Start of the period, worded to follow it: `36 months` + `after the request`. */
  since: Words;
};

const REQUEST: Words = { fr: 'Votre demande', en: 'Your request' };
const CONTRACT: Words = { fr: 'Contrat', en: 'Contract' };
const INTEREST: Words = { fr: 'Intérêt légitime', en: 'Legitimate interest' };

/** Data that the retention job removes. */
export const RETENTION = [
  {
    id: 'tickets',
    months: 36,
    data: {
      fr: 'Formulaires\u00a0: nom, coordonnées, message, pièces jointes',
      en: 'Forms: name, contact details, message, attachments',
    },
    reason: { fr: 'Vous répondre', en: 'To answer you' },
    basis: REQUEST,
    since: { fr: 'après l’envoi', en: 'after sending' },
  },
  {
    id: 'accounts',
    months: 36,
    data: {
      fr: 'Compte professionnel\u00a0: société, SIRET, nom, adresse e-mail, adresses, favoris, chantiers, points',
      en: 'Professional account: company, SIRET number, name, e-mail address, addresses, favourites, worksites, points',
    },
    reason: { fr: 'Ouvrir et protéger l’accès', en: 'To open and protect access' },
    basis: CONTRACT,
    since: { fr: 'après la dernière connexion', en: 'after the last login' },
  },
  {
    id: 'applications',
    months: 12,
    data: {
      fr: 'Demande de compte restée sans suite ou refusée',
      en: 'Account applications left unfinished or refused',
    },
    reason: { fr: 'Reprendre la demande', en: 'To resume the application' },
    basis: REQUEST,
    since: { fr: 'après la demande', en: 'after the application' },
  },
  {
    id: 'orders',
    months: 120,
    data: { fr: 'Commandes et factures', en: 'Orders and invoices' },
    reason: { fr: 'Livrer, facturer, garantir', en: 'To deliver, invoice, guarantee' },
    basis: { fr: 'Contrat et obligation légale', en: 'Contract and legal duty' },
    since: { fr: 'après la fin de l’année civile', en: 'after the end of the calendar year' },
  },
  {
    id: 'sessions',
    months: 12,
    data: {
      fr: 'Connexions\u00a0: dates, empreinte du navigateur reconnu',
      en: 'Logins: dates, hash of the recognised browser',
    },
    reason: { fr: 'Protéger le compte', en: 'To protect the account' },
    basis: INTEREST,
    since: { fr: 'après la dernière connexion de cet appareil', en: 'after the last login of that device' },
  },
  {
    id: 'votes',
    months: 12,
    data: {
      fr: 'Avis sur une page d’aide\u00a0: empreintes d’un numéro au hasard et de l’adresse IP, remarque',
      en: 'Votes on support pages: hashes of a random number and of the IP address, comment',
    },
    reason: { fr: 'Compter une voix une fois', en: 'To count one voice once' },
    basis: INTEREST,
    since: { fr: 'après le vote, puis le compte seul', en: 'after the vote, then the count alone' },
  },
  {
    id: 'mail',
    months: 1,
    data: {
      fr: 'E-mails qui n’ont pas pu partir\u00a0; les autres sont oubliés dès l’envoi',
      en: 'E-mails that could not be sent; others are forgotten once sent',
    },
    reason: { fr: 'Les envoyer', en: 'To send them' },
    basis: CONTRACT,
    since: { fr: 'après leur rédaction', en: 'after they were written' },
  },
  {
    id: 'consent',
    months: 36,
    data: {
      fr: 'Choix des cookies\u00a0: numéro au hasard, date, version de la question, réponse',
      en: 'Cookie choices: random number, date, version of the question, answer',
    },
    reason: { fr: 'Prouver votre choix', en: 'To prove your choice' },
    basis: { fr: 'Obligation légale', en: 'Legal duty' },
    since: { fr: 'après le choix', en: 'after the choice' },
  },
] as const satisfies readonly RetentionEntry[];

/** Data outside the back office's database, which the operator must remove (docs/operations.md). */
export const RETENTION_BY_OPERATORS = [
  {
    id: 'logs',
    months: 6,
    data: {
      fr: 'Journaux du serveur\u00a0: adresse IP, page, heure',
      en: 'Server logs: IP address, page, time',
    },
    reason: { fr: 'Sécurité et dépannage', en: 'Security and fault-finding' },
    basis: INTEREST,
    since: { fr: 'après la visite', en: 'after the visit' },
  },
  {
    id: 'measurement',
    months: 13,
    data: { fr: 'Mesure d’audience', en: 'Audience measurement' },
    reason: { fr: 'Savoir ce qui est lu', en: 'To know what is read' },
    basis: { fr: 'Votre accord', en: 'Your consent' },
    since: { fr: 'après la visite', en: 'after the visit' },
  },
  {
    id: 'recruitment',
    months: 24,
    data: { fr: 'Candidatures', en: 'Job applications' },
    reason: { fr: 'Recruter', en: 'Recruitment' },
    basis: REQUEST,
    since: { fr: 'après le dernier échange', en: 'after the last exchange' },
  },
] as const satisfies readonly RetentionEntry[];

/** Data with a fixed lifetime, removed by the code that writes them and not configurable. */
export const SHORT_LIVED = [
  {
    id: 'carts',
    data: { fr: 'Panier', en: 'Cart' },
    reason: { fr: 'Retrouver votre sélection', en: 'To find your selection again' },
    basis: CONTRACT,
    lifetime: { fr: '3 jours après la dernière modification', en: '3 days after the last change' },
  },
  {
    id: 'pasted-lists',
    data: { fr: 'Listes d’articles collées', en: 'Pasted lists of items' },
    reason: { fr: 'Les mettre au panier', en: 'To put them into the cart' },
    basis: REQUEST,
    lifetime: { fr: '7 jours après l’envoi', en: '7 days after sending' },
  },
] as const satisfies readonly (Omit<RetentionEntry, 'months' | 'since'> & { lifetime: Words })[];

export type RetentionId = (typeof RETENTION)[number]['id'] | (typeof RETENTION_BY_OPERATORS)[number]['id'];
