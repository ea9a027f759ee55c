import type { Locale } from '#shared/locale.ts';
import type { ACCOUNT_MESSAGES } from './account-messages.ts';
import type { Messages, MessageGroup } from './messages.ts';

type AccountGroup = keyof typeof ACCOUNT_MESSAGES;

/** Loads the messages of a language and a page. A failure is only logged (spec section 8). */
export async function loadMessages(
  locale: Locale,
  groups: readonly MessageGroup[],
): Promise<Messages | undefined> {
  try {
    const [{ default: messages }, ofPage] = await Promise.all([
      locale === 'fr' ? import('#locales/fr.json') : import('#locales/en.json'),
      loadMessageGroups(groups, locale),
    ]);
    return { ...messages, ...ofPage };
  } catch (error) {
    // oxlint-disable-next-line no-console -- the browser's only log
    console.error('The language file could not be loaded.', error);
    return undefined;
  }
}

/** Loads message groups. @throws if one cannot be loaded. */
export async function loadMessageGroups(
  groups: readonly MessageGroup[],
  locale: Locale,
): Promise<Partial<Messages>> {
  const catalogues = await Promise.all(groups.map(async (group) => (await findGroup(group))[locale]()));
  return Object.assign({}, ...catalogues.map((catalogue) => catalogue.default)) as Partial<Messages>;
}

type Imports = Record<Locale, () => Promise<{ default: Partial<Messages> }>>;

/** Account groups are listed apart, because most visitors never open those pages (routes/account-pages.ts). */
async function findGroup(group: MessageGroup): Promise<Imports> {
  return isAccountGroup(group)
    ? (await import('./account-messages.ts')).ACCOUNT_MESSAGES[group]
    : GROUPS[group];
}

function isAccountGroup(group: MessageGroup): group is AccountGroup {
  return !(group in GROUPS);
}

const GROUPS = {
  ar: {
    fr: () => import('#locales/ar.fr.json'),
    en: () => import('#locales/ar.en.json'),
  },
  basket: {
    fr: () => import('#locales/basket.fr.json'),
    en: () => import('#locales/basket.en.json'),
  },
  compare: {
    fr: () => import('#locales/compare.fr.json'),
    en: () => import('#locales/compare.en.json'),
  },
  contact: {
    fr: () => import('#locales/contact.fr.json'),
    en: () => import('#locales/contact.en.json'),
  },
  content: {
    fr: () => import('#locales/content.fr.json'),
    en: () => import('#locales/content.en.json'),
  },
  documents: {
    fr: () => import('#locales/documents.fr.json'),
    en: () => import('#locales/documents.en.json'),
  },
  forms: {
    fr: () => import('#locales/forms.fr.json'),
    en: () => import('#locales/forms.en.json'),
  },
  locator: {
    fr: () => import('#locales/locator.fr.json'),
    en: () => import('#locales/locator.en.json'),
  },
  power: {
    fr: () => import('#locales/power.fr.json'),
    en: () => import('#locales/power.en.json'),
  },
  products: {
    fr: () => import('#locales/products.fr.json'),
    en: () => import('#locales/products.en.json'),
  },
  quote: {
    fr: () => import('#locales/quote.fr.json'),
    en: () => import('#locales/quote.en.json'),
  },
  search: {
    fr: () => import('#locales/search.fr.json'),
    en: () => import('#locales/search.en.json'),
  },
  sizing: {
    fr: () => import('#locales/sizing.fr.json'),
    en: () => import('#locales/sizing.en.json'),
  },
  support: {
    fr: () => import('#locales/support.fr.json'),
    en: () => import('#locales/support.en.json'),
  },
  ticket: {
    fr: () => import('#locales/ticket.fr.json'),
    en: () => import('#locales/ticket.en.json'),
  },
} satisfies Record<Exclude<MessageGroup, AccountGroup>, Imports>;
