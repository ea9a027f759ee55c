import { LOCALES, type Locale } from '#shared/locale.ts';
import type { UrlTarget } from '#shared/domain/sales-plan.ts';
import { PRODUCT_FAMILIES } from '#shared/domain/product-families.ts';
import { ROUTES, type RouteName, type RouteRow } from './paths.ts';

/** One address form of a route: its language, its audience, its pattern with the prefixes in front. */
export type RouteVariant = {
  row: RouteRow<RouteName>;
  locale: Locale;
  /** What the address says of the audience. */
  urlTarget: UrlTarget;
  /** The audience the page stands for: professional account pages say `pro` even where the address does not. */
  target: UrlTarget;
  pattern: string;
  /** This form is not the listed one: answer 301 to the form without (or with) `pro`. */
  alias: boolean;
  /** Parameters that the pattern has spelled out. */
  fixed: Record<string, string>;
};

/** Every form every route of the table answers under, listed forms and aliases. */
export function routeVariants(): RouteVariant[] {
  return ROUTES.flatMap((row) => LOCALES.flatMap((locale) => variantsOf(row, locale)));
}

function variantsOf(row: RouteRow<RouteName>, locale: Locale): RouteVariant[] {
  const path = row.paths[locale];
  if (path === null) return [];
  return spellOut(path).flatMap(({ spelled, fixed }) =>
    formsOf(row, locale).map(({ urlTarget, alias }) => ({
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

function formsOf(row: RouteRow, locale: Locale): { urlTarget: UrlTarget; alias: boolean }[] {
  const listedTarget = listedUrlTarget(row, locale);
  if (row.target === 'required') return [{ urlTarget: 'pro', alias: false }];
  if (row.target === 'required-in-french' && locale === 'fr') return [{ urlTarget: 'pro', alias: false }];
  return (['part', 'pro'] as const).map((urlTarget) => ({
    urlTarget,
    alias: row.target !== 'optional' && urlTarget !== listedTarget,
  }));
}

/** What the listed address of a route says of the audience, where the route leaves no choice. */
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

/** `/a/b///` → `/a/b`; the path of the home page keeps its one slash. */
export function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** A parameter inside a segment (`mes-contacts-{product}`) is written out, once for each value it can have. */
function spellOut(path: string): { spelled: string; fixed: Record<string, string> }[] {
  if (!path.includes('-{product}') && !path.includes('{product}-')) return [{ spelled: path, fixed: {} }];
  return PRODUCT_FAMILIES.map((product) => ({
    spelled: path.replace('{product}', product),
    fixed: { product },
  }));
}
