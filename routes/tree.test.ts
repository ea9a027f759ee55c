import { existsSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { MENUS } from '#backoffice/demo/content/menus.ts';
import { SETTINGS } from '#backoffice/demo/content/settings.ts';
import { REDIRECTS } from '#redirects/redirects.ts';
import { menuEntries } from '#client/components/menu-link/menu-link.ts';
import type { MenuItem } from '#shared/contract/menu.ts';
import { LOCALES, type Locale } from '#shared/locale.ts';
import { matchPath } from './match-path.ts';
import { isRouteName, ROUTES, type RouteName } from './paths.ts';
import { findLivePage, isLive, LIVE_VARIANTS } from './tree.tsx';
import { routeVariants } from './variants.ts';

/** Pages still to come: a page that is built leaves this list, and with the last one the list goes. */
const TO_COME: RouteName[] = [
  'accessories',
  'accessories-search',
  'accessories_schema',
  'cart',
  'order-cart',
  'order_list',
  'order-bill',
  'order',
  'order-shipping',
  'order-summary',
  'order-confirmation',
  'order-confirmation-cb',
  'order-error',
];

const codesOf = (items: readonly MenuItem[]): string[] =>
  items.flatMap((item) => [
    ...(item.type === 'code' && item.code ? [item.code] : []),
    ...codesOf(item.childs),
  ]);

const menusOf = (locale: Locale) => MENUS.map(({ code, items }) => ({ code, items: items[locale] }));
const isExpected = (name: RouteName) => isLive(name) || TO_COME.includes(name);

describe('the pages that exist', () => {
  it('are all pages of the table but those still to come', () => {
    expect(ROUTES.map((row) => row.name).filter((name) => !isLive(name))).toEqual(TO_COME);
  });

  it('have every address form that the table gives them', () => {
    const forms = routeVariants().filter((variant) => isLive(variant.row.name));
    expect(LIVE_VARIANTS.map((live) => live.variant.pattern)).toEqual(
      forms.map((variant) => variant.pattern),
    );
    for (const { variant, page } of LIVE_VARIANTS) expect(findLivePage(variant.pattern).page).toBe(page);
    expect(() => findLivePage('/nowhere')).toThrow('/nowhere');
  });

  it.each([...new Set(LIVE_VARIANTS.map((live) => live.page))])(
    'have a loader where the tree says: $modules.0',
    async (page) => {
      expect(await page.preloadLoader()).toHaveProperty('load');
      expect(page.modules.filter((path) => !existsSync(path))).toEqual([]);
    },
  );
});

describe('links to pages', () => {
  it('[RT-57] in the menus name pages of the table, never paths', () => {
    const codes = LOCALES.flatMap((locale) => menusOf(locale).flatMap(({ items }) => codesOf(items)));
    expect(codes.length).toBeGreaterThan(50);
    expect(codes.filter((code) => !isRouteName(code))).toEqual([]);
    expect(codes.filter((code) => isRouteName(code) && !isExpected(code))).toEqual([]);
  });

  it.each(LOCALES)(
    'shown by the menus in %s lead to pages that exist, never to one still to come',
    (locale) => {
      const match = matchPath(locale === 'fr' ? '/' : '/en')?.match;
      if (!match) throw new Error('There is no home page.');
      const page = {
        match,
        search: '',
        key: '',
        meta: undefined,
        site: { locale, target: 'part' as const },
        isLive,
      };
      const urls = menusOf(locale)
        .flatMap(({ items }) => menuEntries(items, page))
        .flatMap((entry) =>
          entry.kind === 'link' ? [entry.link] : entry.kind === 'group' ? entry.entries : [],
        )
        .filter((link) => !link.external)
        .map((link) => link.url);
      expect(urls.length).toBeGreaterThan(10);
      expect(urls.filter((url) => !isLive(matchPath(url)?.variant.row.name ?? 'sitemap'))).toEqual([]);
    },
  );

  it('in the settings lead to pages of the table', () => {
    const links = SETTINGS.filter(({ code }) => code.startsWith('link_')).flatMap(({ value }) => [
      value.fr,
      value.en,
    ]);
    const paths = links.filter((link) => link.startsWith('/'));
    expect(paths.filter((path) => !isExpected(matchPath(path)?.variant.row.name ?? 'cms'))).toEqual([]);
    expect(paths.filter((path) => matchPath(path)?.variant.row.name === 'cms')).toEqual([]);
  });

  it('[RD-05] of old addresses lead to pages that exist or stand on the list of those still to come', () => {
    const names = REDIRECTS.flatMap(({ to }) => ('name' in to ? [to.name] : []));
    expect(names.length).toBeGreaterThan(300);
    expect([...new Set(names)].filter((name) => !isExpected(name))).toEqual([]);
  });
});
