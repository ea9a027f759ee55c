import { existsSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { DEMO_MENUS, DEMO_SETTINGS } from '#tests/support/demo-content.ts';
import { REDIRECTS } from '#redirects/redirects.ts';
import type { MenuItem } from '#shared/contract/menu.ts';
import { LOCALES, type Locale } from '#shared/locale.ts';
import { matchPath } from './match-path.ts';
import { linksOf, menuEntries } from './menu-link.ts';
import { isRouteName } from './paths.ts';
import { findRoutedPage, ROUTED_PAGES } from './tree.tsx';
import { routeVariants } from './variants.ts';

const codesOf = (items: readonly MenuItem[]): string[] =>
  items.flatMap((item) => [
    ...(item.type === 'code' && item.code ? [item.code] : []),
    ...codesOf(item.childs),
  ]);

const menusOf = (locale: Locale) => DEMO_MENUS.map((menu) => menu[locale]);

describe('page tree', () => {
  it('contains every variant of the route table', () => {
    const forms = routeVariants();
    expect(ROUTED_PAGES.map((routed) => routed.variant.pattern)).toEqual(
      forms.map((variant) => variant.pattern),
    );
    for (const { variant, page } of ROUTED_PAGES) expect(findRoutedPage(variant.pattern).page).toBe(page);
    expect(() => findRoutedPage('/nowhere')).toThrow('/nowhere');
  });

  it.each([...new Set(ROUTED_PAGES.map((routed) => routed.page))])(
    'page $modules.0: has a loader at the given path',
    async (page) => {
      expect(await page.preloadLoader()).toHaveProperty('load');
      expect(page.modules.filter((path) => !existsSync(path))).toEqual([]);
    },
  );
});

describe('links to pages', () => {
  it('[RT-57] menus: name pages of the table, never paths', () => {
    const codes = LOCALES.flatMap((locale) => menusOf(locale).flatMap(({ items }) => codesOf(items)));
    expect(codes.length).toBeGreaterThan(50);
    expect(codes.filter((code) => !isRouteName(code))).toEqual([]);
  });

  it.each(LOCALES)('menus in %s: lead to pages of the table', (locale) => {
    const match = matchPath(locale === 'fr' ? '/' : '/en')?.match;
    if (!match) throw new Error('There is no home page.');
    const page = {
      match,
      search: '',
      key: '',
      meta: undefined,
      site: { locale, target: 'part' as const },
      isEnabled: () => true,
    };
    const urls = menusOf(locale)
      .flatMap(({ items }) => menuEntries(items, page))
      .flatMap(linksOf)
      .filter((link) => !link.external)
      .map((link) => link.url);
    expect(urls.length).toBeGreaterThan(10);
    expect(urls.filter((url) => !matchPath(url))).toEqual([]);
  });

  it('settings: lead to pages of the table', () => {
    const links = DEMO_SETTINGS.filter(({ key }) => key.startsWith('link_')).flatMap(({ fr, en }) =>
      [...fr.values, ...en.values].map(({ value }) => value),
    );
    const paths = links.filter((link) => link.startsWith('/'));
    expect(paths.filter((path) => !matchPath(path))).toEqual([]);
    expect(paths.filter((path) => matchPath(path)?.variant.row.name === 'cms')).toEqual([]);
  });

  it('[RD-05] legacy redirects: lead to pages of the table', () => {
    const names = REDIRECTS.flatMap(({ to }) => ('name' in to ? [to.name] : []));
    expect(names.length).toBeGreaterThan(300);
    expect([...new Set(names)].filter((name) => !isRouteName(name))).toEqual([]);
  });
});
