import type { Locale } from '#shared/locale.ts';

/** A whole family of addresses that one rule expresses. Paths come in lower case, without trailing slash. */
export type RedirectPattern = {
  /** How paths of the family begin: whole segments. Only such paths are shown to `match`. */
  under: readonly string[];
  /** Where the path leads, `undefined` when it is not of the family. */
  match: (path: string) => string | undefined;
  code: 301 | 302;
  why: string;
  /** A path of the family, for the checks. */
  example: string;
};

/** English addresses once written with the French words. */
const ENGLISH_WORDS: readonly (readonly [from: string, to: string])[] = [
  ['/en/chantiers', '/en/worksites'],
  ['/en/pro/chantiers', '/en/pro/worksites'],
  ['/en/signature/produit', '/en/signature/product'],
  ['/en/signature/nos-produits', '/en/signature/our-products'],
  ['/en/ar/signature/produit', '/en/ar/signature/product'],
  ['/en/pro/nos-pieces-detachees', '/en/pro/our-spare-parts'],
  ['/en/produit', '/en/product'],
  ['/en/nos-produits', '/en/our-products'],
];

export const PATTERNS: readonly RedirectPattern[] = [
  {
    under: ['/pro'],
    match: (path) => collapsePrefixes(path, 'fr'),
    code: 301,
    why: 'The former menu put the audience before links that already had it.',
    example: '/pro/pro/aide-contact',
  },
  {
    under: ['/pro', '/en/pro'],
    match: (path) => collapsePrefixes(path, 'en'),
    code: 301,
    why: 'The former language switch put the audience before the whole English path.',
    example: '/pro/en/pro/help-contact',
  },
  ...ENGLISH_WORDS.map(([from, to]): RedirectPattern => ({
    under: [from],
    match: (path) => (path.startsWith(`${from}/`) ? to + path.slice(from.length) : undefined),
    code: 301,
    why: `English pages under ${from} were published before their words were translated.`,
    example: `${from}/exemple`,
  })),
];

/** Takes doubled prefixes away in one step, however many there are and in whatever order they stand. */
function collapsePrefixes(path: string, locale: Locale): string | undefined {
  if (!path.startsWith('/pro/') && !path.startsWith('/en/pro/')) return undefined;
  const segments = path.split('/').slice(1);
  const end = segments.findIndex((segment) => segment !== 'pro' && segment !== 'en');
  const prefixes = end === -1 ? segments : segments.slice(0, end);
  const isDoubled = prefixes.filter((segment) => segment === 'pro').length > 1;
  if (!isDoubled || prefixes.includes('en') !== (locale === 'en')) return undefined;
  return ['', ...(locale === 'en' ? ['en'] : []), 'pro', ...segments.slice(prefixes.length)].join('/');
}
