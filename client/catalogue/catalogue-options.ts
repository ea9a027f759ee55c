export const LOCALES = ['fr', 'en'] as const;
export const THEMES = ['consumer', 'pro', 'signature'] as const;

/** How the catalogue is looked at: as the query of its address says. */
export type CatalogueOptions = { locale: (typeof LOCALES)[number]; theme: (typeof THEMES)[number] };

export const CATALOGUE_PATH = '/_ui';
export const ROOT_ID = 'catalogue';

/** The options an address asks for; French and the consumers' colours where it says nothing that is known. */
export function readOptions(query: URLSearchParams): CatalogueOptions {
  return {
    locale: LOCALES.find((locale) => locale === query.get('lang')) ?? 'fr',
    theme: THEMES.find((theme) => theme === query.get('theme')) ?? 'consumer',
  };
}

/** The address of the catalogue as it is looked at, but for what is changed. */
export function catalogueUrl(options: CatalogueOptions, change: Partial<CatalogueOptions> = {}): string {
  const { locale, theme } = { ...options, ...change };
  return `${CATALOGUE_PATH}?lang=${locale}&theme=${theme}`;
}
