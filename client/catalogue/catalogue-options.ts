export const LOCALES = ['fr', 'en'] as const;
export const THEMES = ['consumer', 'pro', 'signature'] as const;

/** Options of the design system page, from its query. */
export type CatalogueOptions = { locale: (typeof LOCALES)[number]; theme: (typeof THEMES)[number] };

export const CATALOGUE_PATH = '/_ui';
export const ROOT_ID = 'catalogue';

/** Parses the options; defaults to French and the consumer theme. */
export function readOptions(query: URLSearchParams): CatalogueOptions {
  return {
    locale: LOCALES.find((locale) => locale === query.get('lang')) ?? 'fr',
    theme: THEMES.find((theme) => theme === query.get('theme')) ?? 'consumer',
  };
}

export function catalogueUrl(options: CatalogueOptions, change: Partial<CatalogueOptions> = {}): string {
  const { locale, theme } = { ...options, ...change };
  return `${CATALOGUE_PATH}?lang=${locale}&theme=${theme}`;
}
