import type { Choice } from './choices.ts';

type Words = {
  title: string;
  note: string;
  amount: string;
  reference: string;
  ways: string;
  oddities: string;
  choices: Record<Choice, string>;
  decided: Record<'pending' | 'paid' | 'refused' | 'cancelled', string>;
  back: string;
  expired: string;
  malformed: string;
};

export const BANK_WORDS: Record<'fr' | 'en', Words> = {
  fr: {
    title: 'Banque d’essai',
    note: 'Cette banque n’existe pas : aucune carte n’est demandée, aucun euro ne change de main. Choisissez sa réponse.',
    amount: 'Montant',
    reference: 'Référence',
    ways: 'Votre paiement',
    oddities: 'Les caprices d’une banque',
    choices: {
      accept: 'Payer',
      refuse: 'Être refusé',
      abandon: 'Renoncer au paiement',
      slow: 'Payer, réponse tardive',
      silent: 'Ne jamais répondre',
      twice: 'Payer, répondre deux fois',
      before: 'Payer, répondre avant le retour',
      forged: 'Répondre avec une fausse signature',
      wrong_amount: 'Encaisser un autre montant',
    },
    decided: {
      pending: 'Ce paiement attend encore sa réponse.',
      paid: 'Ce paiement est accepté.',
      refused: 'Ce paiement est refusé.',
      cancelled: 'Ce paiement est abandonné.',
    },
    back: 'Revenir au site Âtre',
    expired: 'Le délai de ce paiement est passé.',
    malformed: 'Cette demande de paiement n’est pas valable.',
  },
  en: {
    title: 'Test bank',
    note: 'This bank does not exist: no card is asked for and no euro changes hands. Choose how it answers.',
    amount: 'Amount',
    reference: 'Reference',
    ways: 'Your payment',
    oddities: 'How banks misbehave',
    choices: {
      accept: 'Pay',
      refuse: 'Be refused',
      abandon: 'Give the payment up',
      slow: 'Pay, answer late',
      silent: 'Never answer',
      twice: 'Pay, answer twice',
      before: 'Pay, answer before the return',
      forged: 'Answer with a forged signature',
      wrong_amount: 'Take another amount',
    },
    decided: {
      pending: 'This payment is still waiting for its answer.',
      paid: 'This payment has been accepted.',
      refused: 'This payment has been refused.',
      cancelled: 'This payment has been given up.',
    },
    back: 'Back to the Âtre site',
    expired: 'The time for this payment has passed.',
    malformed: 'This request for a payment is not valid.',
  },
};
