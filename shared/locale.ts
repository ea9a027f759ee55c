/** The languages of the site (spec section 9): French without prefix, English under `/en`. */
export const LOCALES = ['fr', 'en'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'fr';

/** A language of a site (spec section 3): its code and its own name. */
export type Language = { iso: Locale; label: string };

/** Languages of a site that could not be loaded, such as for the error page during an outage. */
export const DEFAULT_LANGUAGES: readonly Language[] = [
  { iso: 'fr', label: 'Français' },
  { iso: 'en', label: 'English' },
];

/** The language cookie of the specification, which leaves it off. */
export const LOCALE_COOKIE = { name: 'i18n_redirected', days: 365, enabled: false } as const;

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

export function otherLocale(locale: Locale): Locale {
  return locale === 'fr' ? 'en' : 'fr';
}

/** Returns the language of a path: `/en` and everything below it is English, the rest French. */
export function localeOfPath(path: string): Locale {
  return path === '/en' || path.startsWith('/en/') ? 'en' : 'fr';
}

/**
 * Returns the language to use (spec section 4): the route's prefix, else the stored cookie (off), else the browser's
 * language, else French. Pages always have a route, so for them the address decides.
 */
export function resolveLocale(source: {
  prefix?: string;
  cookie?: string;
  browser?: readonly string[];
}): Locale {
  if (isLocale(source.prefix)) return source.prefix;
  if (LOCALE_COOKIE.enabled && isLocale(source.cookie)) return source.cookie;
  return firstKnownLocale(source.browser ?? []) ?? DEFAULT_LOCALE;
}

function firstKnownLocale(languages: readonly string[]): Locale | undefined {
  return languages.map((language) => language.slice(0, 2).toLowerCase()).find(isLocale);
}
