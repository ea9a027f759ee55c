import englishCart from '#backoffice/locales/cart.en.json' with { type: 'json' };
import frenchCart from '#backoffice/locales/cart.fr.json' with { type: 'json' };
import englishContacts from '#backoffice/locales/contacts.en.json' with { type: 'json' };
import frenchContacts from '#backoffice/locales/contacts.fr.json' with { type: 'json' };
import englishLetters from '#backoffice/locales/letters.en.json' with { type: 'json' };
import frenchLetters from '#backoffice/locales/letters.fr.json' with { type: 'json' };
import englishTickets from '#backoffice/locales/tickets.en.json' with { type: 'json' };
import frenchTickets from '#backoffice/locales/tickets.fr.json' with { type: 'json' };
import type { Locale } from '#shared/locale.ts';

const FRENCH = {
  ...frenchCart,
  ...frenchContacts,
  ...frenchLetters,
  ...frenchTickets,
};

/** The French catalogues say which messages there are. */
export type MessageId = keyof typeof FRENCH;

/** Messages of the back office by language: `backoffice/locales/<area>.<language>.json`. An id starts with its area. */
export const CATALOGUES: Readonly<Record<Locale, Readonly<Record<MessageId, string>>>> = {
  fr: FRENCH,
  en: {
    ...englishCart,
    ...englishContacts,
    ...englishLetters,
    ...englishTickets,
  },
};
