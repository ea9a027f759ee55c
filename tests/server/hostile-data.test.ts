import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { findPageProblems } from '#tests/support/find-page-problems.ts';
import { readPage, type PageResponse } from '#tests/support/read-page.ts';
import { pathOf } from '#tests/support/record-responses.ts';
import { startRelay, type Relay } from '#tests/support/start-relay.ts';
import { createTestStorefront, type TestStorefront } from '#tests/support/test-storefront.ts';
import { CHANGED_RESPONSES, list, nested, type Change, type Json } from './hostile-data.data.ts';

const item = (changes: Json) => ({
  label: 'Perdu',
  type: 'code',
  code: null,
  slug: null,
  childs: [],
  ...changes,
});
const WORST_ITEMS = [
  item({ code: '{product}-contacts' }),
  item({ code: 'product' }),
  item({ code: 'addresses', label: 'Mes adresses' }),
  item({ code: 'order' }),
  item({ code: 'accessories_schema', slug: 'x' }),
  item({ code: 'toString' }),
  item({ code: 'product', slug: '\ud800' }),
  item({ type: 'external_url', slug: 'javascript:alert(1)' }),
  item({ type: 'external_url', slug: '//evil.example' }),
  item({ type: 'external_url', slug: 'https://exa mple' }),
  item({ type: 'external_url' }),
  item({ type: 'no_destination' }),
  item({ code: 'contact', label: '\u200b' }),
];
const menuOf = (...items: Json[]) =>
  list(
    ['menu_part', 'menu_pro', 'menu_footer', 'menu_prefooter_part'].map((code, id) => ({
      id: id + 1,
      code,
      items,
    })),
  );

describe('unexpected data of the back office', () => {
  let relay: Relay;
  beforeAll(async () => {
    relay = await startRelay();
  });
  beforeEach(() => {
    relay.rewrite = undefined;
  });
  afterAll(() => relay.close());

  /** A page of a storefront whose back office returns changed responses for some path suffixes. */
  async function look(
    changed: Record<string, Change>,
    path: string,
  ): Promise<PageResponse & { site: TestStorefront }> {
    relay.rewrite = ({ url }, body) => {
      const [, change] = Object.entries(changed).find(([end]) => pathOf(url).endsWith(end)) ?? [];
      return change ? change(body as never) : body;
    };
    const site = await createTestStorefront({ backofficeUrl: relay.url, env: { LOG_LEVEL: 'warn' } });
    return { ...(await readPage(site.app, path)), site };
  }

  it.each(['/', '/en', '/pro', '/produit/lame', '/en/our-products/electric-heating', '/panier', '/contact'])(
    '[HD-05, ER-03] menus with invalid links: %s is shown without them, each logged once',
    async (path) => {
      const { status, html, text, site } = await look({ '/menu': menuOf(...WORST_ITEMS) }, path);
      expect([200, 302]).toContain(status);
      expect(text).not.toContain('Perdu');
      expect(path.startsWith('/en') && text.includes('Mes adresses')).toBe(false);
      expect(status === 200 ? findPageProblems(html) : []).toEqual([]);
      await readPage(site.app, path);
      const logged = site.logs.filter(({ msg }) => msg === 'menu entry left out');
      expect(new Set(logged.map(({ menu, lang, at }) => JSON.stringify([menu, lang, at]))).size).toBe(
        logged.length,
      );
      expect(site.logs.filter(({ level }) => Number(level) >= 50)).toEqual([]);
    },
  );

  it.each([
    ['/aucune-page', 404, 'Cette page est introuvable', '/'],
    ['/en/no-such-page', 404, 'This page could not be found', '/en'],
    ['/en/pro/no-such-page', 404, 'This page could not be found', '/en/pro'],
  ])('[ER-01] menus with invalid links: %s is the complete error page', async (path, status, title, home) => {
    const page = await look({ '/menu': menuOf(...WORST_ITEMS) }, path);
    expect([page.status, page.headings]).toEqual([status, [title]]);
    expect(page.main.links).toContain(home);
    expect(findPageProblems(page.html)).toEqual([]);
  });

  it.each([
    ['empty', { '/menu': list([]), '/setting': list([]), '/category': list([]) }],
    ['garbage', { '/menu': () => 42, '/setting': () => null, '/category': () => ({ items: 'none' }) }],
    [
      'of 500 items',
      {
        '/menu': menuOf(
          ...Array.from({ length: 500 }, () => item({ code: 'contact', label: 'x'.repeat(200) })),
        ),
      },
    ],
    ['nested 5,000 deep', { '/menu': nested(5000), '/category': nested(5000) }],
  ])(
    '[ER-01, ER-02] stores that are %s: the error page of both languages has heading, link home and search',
    async (_what, changed) => {
      for (const [path, home] of [
        ['/aucune-page', '/'],
        ['/en/no-such-page', '/en'],
      ] as const) {
        const page = await look(changed, path);
        expect([path, page.status, findPageProblems(page.html)]).toEqual([path, 404, []]);
        expect(page.main.links).toContain(home);
        expect(page.html).toContain('</footer>');
      }
    },
  );

  it.each(CHANGED_RESPONSES)('[ER-03] %s: %s', async (_what, path, changed, status) => {
    const page = await look(changed, path);
    expect([page.status, findPageProblems(page.html)]).toEqual([status, []]);
  });

  it('[ER-03] site map with a wrong total: its pages are not requested one by one', async () => {
    const { site } = await look(
      { '/url': (response: Json) => ({ ...response, total: 2 ** 52 }) },
      '/sitemap.xml',
    );
    relay.calls.length = 0;
    const { status } = await readPage(site.app, '/sitemap.xml');
    expect(status).toBe(200);
    expect(relay.calls.filter(({ url }) => pathOf(url).endsWith('/url')).length).toBeLessThan(4);
  });
});
