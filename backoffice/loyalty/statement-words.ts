import type { Locale } from '#shared/locale.ts';
import type { EntryKind } from './lots.ts';

type Words = {
  labels: Record<EntryKind, string>;
  head: readonly string[];
  /** Name of the file, before the customer's number. */
  file: string;
};

/** What a statement says in each language. */
export const STATEMENT_WORDS: Record<Locale, Words> = {
  fr: {
    labels: {
      earned: 'Points acquis',
      reversed: 'Points repris après retour',
      used: 'Points utilisés',
      restored: 'Points rendus après annulation',
      expired: 'Points arrivés à échéance',
    },
    head: ['Date', 'Opération', 'Commande', 'Points', 'Solde'],
    file: 'releve-de-points',
  },
  en: {
    labels: {
      earned: 'Points earned',
      reversed: 'Points taken back after a return',
      used: 'Points used',
      restored: 'Points returned after a cancellation',
      expired: 'Points expired',
    },
    head: ['Date', 'Operation', 'Order', 'Points', 'Balance'],
    file: 'points-statement',
  },
};
