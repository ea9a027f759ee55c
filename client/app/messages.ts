import { createIntl, createIntlCache, type IntlShape, type MessageFormatElement } from 'react-intl';
import type frenchAr from '#locales/ar.fr.json';
import type frenchContent from '#locales/content.fr.json';
import type french from '#locales/fr.json';
import type frenchProducts from '#locales/products.fr.json';
import type { Locale } from '#shared/locale.ts';

/** The French catalogue says which messages there are; a check keeps the English one equal to it. */
export type MessageId =
  keyof typeof french | keyof typeof frenchProducts | keyof typeof frenchAr | keyof typeof frenchContent;

/** Messages that only some pages say, in files of their own: `locales/<group>.<language>.json`. */
export type TextGroup = 'products' | 'ar' | 'content';

/** A catalogue: as written in tests and development, parsed beforehand in builds (vite.config.ts). */
export type Messages = Record<string, string> | Record<string, MessageFormatElement[]>;

export const TIME_ZONE = 'Europe/Paris';

/** How one language speaks. Costly to make: once a language on the server, once in the browser. */
export function createSiteIntl(locale: Locale, messages: Messages): IntlShape {
  return createIntl({ locale, defaultLocale: 'fr', messages, timeZone: TIME_ZONE }, createIntlCache());
}
