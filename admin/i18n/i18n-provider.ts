import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl';
import type { I18nProvider } from 'ra-core';
import { isLocale, type Locale } from '#shared/locale.ts';

const STORAGE_KEY = 'admin.locale';

/** Names of the languages, each in itself. */
const LOCALES = [
  { locale: 'fr', name: 'Français' },
  { locale: 'en', name: 'English' },
];

type Messages = Record<string, string>;
const CATALOGUES: Record<Locale, () => Promise<{ messages: Messages }>> = {
  fr: () => import('./french.ts'),
  en: () => import('./english.ts'),
};

/** Messages of the application and of react-admin, in ICU syntax. The language is that of the last visit or of the browser. */
export async function createI18nProvider(): Promise<I18nProvider> {
  const cache = createIntlCache();
  let intl: IntlShape;
  const change = async (locale: Locale) => {
    const { messages } = await CATALOGUES[locale]();
    intl = createIntl({ locale, messages, onError: () => undefined }, cache);
    document.documentElement.lang = locale;
    localStorage.setItem(STORAGE_KEY, locale);
  };
  await change(readLocale());
  return {
    translate: (key, options = {}) => {
      const { _: fallback, ...values } = options as Record<string, unknown>;
      if (intl.messages[key] === undefined) return typeof fallback === 'string' ? fallback : key;
      return intl.formatMessage({ id: key }, toValues(values));
    },
    changeLocale: (locale: string) => change(isLocale(locale) ? locale : 'fr'),
    getLocale: () => intl.locale,
    getLocales: () => LOCALES,
  };
}

function readLocale(): Locale {
  const stored = localStorage.getItem(STORAGE_KEY);
  if (stored !== null && isLocale(stored)) return stored;
  return navigator.language.startsWith('en') ? 'en' : 'fr';
}

/** Libraries pass nodes and objects too, which no message prints. */
function toValues(values: Record<string, unknown>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string | number] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  );
}
