/** A whole family of addresses that one rule expresses. Paths come in lower case, without trailing slash. */
export type RedirectPattern = {
  /** Where the path leads, `undefined` when it is not of the family. */
  match: (path: string) => string | undefined;
  code: 301 | 302;
  why: string;
  /** A path of the family, for the checks. */
  example: string;
};

/** English addresses once written with the French words (behaviour section 0). */
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
    match: (path) => collapsePrefix(path, '/pro/pro', '/pro'),
    code: 301,
    why: 'The former menu put the audience before links that already had it.',
    example: '/pro/pro/aide-contact',
  },
  {
    match: (path) => collapsePrefix(path, '/pro/en/pro', '/en/pro'),
    code: 301,
    why: 'The former language switch put the audience before the whole English path.',
    example: '/pro/en/pro/help-contact',
  },
  ...ENGLISH_WORDS.map(([from, to]): RedirectPattern => ({
    match: (path) => (path.startsWith(`${from}/`) ? to + path.slice(from.length) : undefined),
    code: 301,
    why: `English pages under ${from} were published before their words were translated.`,
    example: `${from}/exemple`,
  })),
];

/** Takes doubled prefixes away in one step, however many there are. */
function collapsePrefix(path: string, doubled: string, single: string): string | undefined {
  if (path !== doubled && !path.startsWith(`${doubled}/`)) return undefined;
  let rest = path;
  while (startsWithSegment(rest, '/pro/pro') || startsWithSegment(rest, '/pro/en/pro')) {
    rest = rest.slice('/pro'.length);
  }
  return rest === single || rest.startsWith(`${single}/`) ? rest : undefined;
}

function startsWithSegment(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}
