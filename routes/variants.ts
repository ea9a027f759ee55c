import { LOCALES, type Locale } from '#shared/locale.ts';
import type { UrlTarget } from '#shared/domain/sales-plan.ts';
import { PRODUCT_FAMILIES } from '#shared/domain/product-families.ts';
import { ROUTES, type RouteName, type RouteRow } from './paths.ts';

/** One variant of a route: language, audience and pattern with prefixes. */
export type RouteVariant = {
  row: RouteRow<RouteName>;
  locale: Locale;
  /** Audience in the address. */
  urlTarget: UrlTarget;
  /** Audience of the page: account pages of professionals are `pro` even without the prefix. */
  target: UrlTarget;
  pattern: string;
  /** Not the listed variant: redirects with 301 to the address without (or with) `pro`. */
  alias: boolean;
  /** Values of parameters that the pattern spells out. */
  fixed: Record<string, string>;
};

export function routeVariants(): RouteVariant[] {
  return ROUTES.flatMap((row) => LOCALES.flatMap((locale) => variantsOf(row, locale)));
}

function variantsOf(row: RouteRow<RouteName>, locale: Locale): RouteVariant[] {
  const path = row.paths[locale];
  if (path === null) return [];
  return spellOut(path).flatMap(({ spelled, fixed }) =>
    targetsOf(row, locale).map(({ urlTarget, alias }) => ({
      row,
      locale,
      urlTarget,
      target: row.target === 'required-in-french' ? 'pro' : urlTarget,
      pattern: joinPath(prefixOf(locale, urlTarget), spelled),
      alias,
      fixed,
    })),
  );
}

function targetsOf(row: RouteRow, locale: Locale): { urlTarget: UrlTarget; alias: boolean }[] {
  const listedTarget = listedUrlTarget(row, locale);
  if (row.target === 'required') return [{ urlTarget: 'pro', alias: false }];
  if (row.target === 'required-in-french' && locale === 'fr') return [{ urlTarget: 'pro', alias: false }];
  return (['part', 'pro'] as const).map((urlTarget) => ({
    urlTarget,
    alias: row.target !== 'optional' && urlTarget !== listedTarget,
  }));
}

/** Audience in the listed address of a route that has only one. */
export function listedUrlTarget(row: RouteRow, locale: Locale): UrlTarget {
  if (row.target === 'required') return 'pro';
  return row.target === 'required-in-french' && locale === 'fr' ? 'pro' : 'part';
}

export function prefixOf(locale: Locale, urlTarget: UrlTarget): string {
  return (locale === 'en' ? '/en' : '') + (urlTarget === 'pro' ? '/pro' : '');
}

export function joinPath(prefix: string, path: string): string {
  if (path === '') return prefix || '/';
  return `${prefix}/${path}`;
}

/** `/a/b///` → `/a/b`; the root keeps its slash. */
export function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** Expands a parameter inside a segment (`mes-contacts-{product}`) into one pattern for each value. */
function spellOut(path: string): { spelled: string; fixed: Record<string, string> }[] {
  if (!path.includes('-{product}') && !path.includes('{product}-')) return [{ spelled: path, fixed: {} }];
  return PRODUCT_FAMILIES.map((product) => ({
    spelled: path.replace('{product}', product),
    fixed: { product },
  }));
}
