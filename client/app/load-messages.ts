import type { Locale } from '#shared/locale.ts';
import type { Messages, TextGroup } from './messages.ts';

/** The catalogue of a language with that of a page, fetched alone; a failure is logged only (spec section 8). */
export async function loadMessages(
  locale: Locale,
  group: TextGroup | undefined,
): Promise<Messages | undefined> {
  try {
    const [{ default: messages }, ofPage] = await Promise.all([
      locale === 'fr' ? import('#locales/fr.json') : import('#locales/en.json'),
      group && loadTextGroup(group, locale),
    ]);
    return { ...messages, ...ofPage };
  } catch (error) {
    // oxlint-disable-next-line no-console -- the browser's only log
    console.error('The language file could not be loaded.', error);
    return undefined;
  }
}

/** The messages that only some pages say. @throws when they cannot be fetched. */
export async function loadTextGroup(group: TextGroup, locale: Locale): Promise<Partial<Messages>> {
  const { default: messages } = await GROUPS[group][locale]();
  return messages;
}

const GROUPS = {
  products: {
    fr: () => import('#locales/products.fr.json'),
    en: () => import('#locales/products.en.json'),
  },
} satisfies Record<TextGroup, Record<Locale, () => Promise<unknown>>>;
