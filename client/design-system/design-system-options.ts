export const LOCALES = ['fr', 'en'] as const;
export const THEMES = ['consumer', 'pro', 'signature'] as const;

/** Options of the design system page, from its query. */
export type DesignSystemOptions = { locale: (typeof LOCALES)[number]; theme: (typeof THEMES)[number] };

export const DESIGN_SYSTEM_PATH = '/_ui';
export const ROOT_ID = 'design-system';

/** Parses the options; defaults to French and the consumer theme. */
export function readOptions(query: URLSearchParams): DesignSystemOptions {
  return {
    locale: LOCALES.find((locale) => locale === query.get('lang')) ?? 'fr',
    theme: THEMES.find((theme) => theme === query.get('theme')) ?? 'consumer',
  };
}

export function designSystemUrl(
  options: DesignSystemOptions,
  change: Partial<DesignSystemOptions> = {},
): string {
  const { locale, theme } = { ...options, ...change };
  return `${DESIGN_SYSTEM_PATH}?lang=${locale}&theme=${theme}`;
}
