import type { Locale } from '#shared/locale.ts';

type Words = {
  subject: (reference: string) => string;
  title: string;
  greeting: (name: string) => string;
  delay: (days: number, reference: string) => string;
  caption: string;
  closing: string;
  subjectLabel: string;
  product: string;
  name: string;
  email: string;
  phone: string;
  town: string;
  files: string;
  message: string;
};

/** What letters about a ticket say. */
export const TICKET_WORDS: Record<Locale, Words> = {
  fr: {
    subject: (reference) => `Votre demande ${reference} est arrivée`,
    title: 'Votre demande est arrivée',
    greeting: (name) => `Bonjour ${name},`,
    delay: (days, reference) =>
      `Un conseiller vous répond sous ${days === 1 ? 'un jour ouvré' : `${days} jours ouvrés`}. Votre demande porte la référence ${reference} : donnez-la si vous appelez.`,
    caption: 'Ce que vous nous avez écrit',
    closing:
      'Une erreur, un oubli ? Répondez à ce message. Vous n’avez rien demandé ? Ignorez-le, ou dites-le-nous et nous effaçons tout.',
    subjectLabel: 'Objet',
    product: 'Appareil',
    name: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone',
    town: 'Commune',
    files: 'Fichiers',
    message: 'Message',
  },
  en: {
    subject: (reference) => `Your request ${reference} has arrived`,
    title: 'Your request has arrived',
    greeting: (name) => `Dear ${name},`,
    delay: (days, reference) =>
      `An adviser will read it and reply within ${days === 1 ? 'one working day' : `${days} working days`}. Its reference is ${reference}: quote it if you call.`,
    caption: 'What you wrote to us',
    closing:
      'Is something wrong or missing? Reply to this message. If you did not write to us, ignore it, or tell us and we will erase everything.',
    subjectLabel: 'Subject',
    product: 'Appliance',
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    town: 'Town',
    files: 'Files',
    message: 'Message',
  },
};
