import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { findPageProblems } from '#tests/support/find-page-problems.ts';
import { readPage, type PageAnswer } from '#tests/support/read-page.ts';
import { pathOf } from '#tests/support/record-answers.ts';
import { startRelay, type Relay } from '#tests/support/start-relay.ts';
import { createTestStorefront, type TestStorefront } from '#tests/support/test-storefront.ts';

type Json = Record<string, unknown>;
/** Changes an answer of the back office; gives the answer, or its JSON. */
type Change = (answer: never) => unknown;

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
const PLANS = [1, 2, 3].map((id, index) => ({
  id,
  target: ['part', 'pro', 'pro_connect'][index],
  currency: { code: 'EUR', symbol: '€' },
}));
const SITE = {
  id: 1,
  url: 'http://localhost:3000',
  domain: 'localhost:3000',
  languages: [],
  salesplan: PLANS,
};
/** As text: what is nested so deep cannot be written from values. */
const nested = (depth: number) => () =>
  `{"items":${'[{"label":"x","url":"/","childs":'.repeat(depth)}[]${'}]'.repeat(depth)},"total":1}`;
const list =
  (items: unknown): Change =>
  () => ({ items, total: 1 });
const menuOf = (...items: Json[]) =>
  list(
    ['menu_part', 'menu_pro', 'menu_footer', 'menu_prefooter_part'].map((code, id) => ({
      id: id + 1,
      code,
      items,
    })),
  );

describe('data of the back office that nobody expects', () => {
  let relay: Relay;
  let changes: Record<string, Change>;
  const direct = process.env['TEST_BACKOFFICE_URL'] ?? '';
  beforeAll(async () => {
    relay = await startRelay();
  });
  beforeEach(() => {
    relay.refuse = undefined;
  });
  afterAll(() => relay.close());

  /** A storefront whose back office answers some paths (the end of them) otherwise. */
  async function storefront(
    changed: Record<string, Change>,
    paths: readonly string[],
  ): Promise<TestStorefront> {
    changes = changed;
    const site = await createTestStorefront({ backofficeUrl: relay.url, env: { LOG_LEVEL: 'warn' } });
    const bodies = new Map<string, string>();
    // Asked for once with what the back office says, so that its answers can be changed.
    const plain = await createTestStorefront({ backofficeUrl: relay.url, env: { LOG_LEVEL: 'silent' } });
    relay.calls.length = 0;
    for (const path of paths) await readPage(plain.app, path);
    for (const { url, method } of [...relay.calls]) {
      const [, change] = Object.entries(changes).find(([end]) => pathOf(url).endsWith(end)) ?? [];
      if (!change || method !== 'GET') continue;
      const answer = (await (await fetch(direct + url)).json()) as never;
      const changedAnswer: unknown = change(answer);
      bodies.set(url, typeof changedAnswer === 'string' ? changedAnswer : JSON.stringify(changedAnswer));
    }
    relay.refuse = ({ url }) => {
      const body = bodies.get(url);
      return body === undefined ? undefined : { status: 200, body };
    };
    return site;
  }

  async function look(
    changed: Record<string, Change>,
    path: string,
  ): Promise<PageAnswer & { site: TestStorefront }> {
    const site = await storefront(changed, [path]);
    const page = await readPage(site.app, path);
    return { ...page, site };
  }

  it.each(['/', '/en', '/pro', '/produit/lame', '/en/our-products/electric-heating', '/panier', '/contact'])(
    '[HD-05, ER-03] menus whose items lead nowhere: %s is shown without them, each logged once',
    async (path) => {
      const { status, html, text, site } = await look({ '/menu': menuOf(...WORST_ITEMS) }, path);
      expect([200, 302]).toContain(status);
      expect(text).not.toContain('Perdu');
      expect(path.startsWith('/en') && text.includes('Mes adresses')).toBe(false);
      expect(status === 200 ? findPageProblems(html) : []).toEqual([]);
      await readPage(site.app, path);
      const told = site.logs.filter(({ msg }) => msg === 'menu entry left out');
      expect(new Set(told.map((line) => `${line['menu']} ${line['lang']} ${line['at']}`)).size).toBe(
        told.length,
      );
      expect(site.logs.filter(({ level }) => Number(level) >= 50)).toEqual([]);
    },
  );

  it.each([
    ['/aucune-page', 404, 'Cette page est introuvable', '/'],
    ['/en/no-such-page', 404, 'This page could not be found', '/en'],
    ['/en/pro/no-such-page', 404, 'This page could not be found', '/en/pro'],
  ])(
    '[ER-01] menus whose items lead nowhere: %s is the error page, whole',
    async (path, status, title, home) => {
      const page = await look({ '/menu': menuOf(...WORST_ITEMS) }, path);
      expect([page.status, page.headings]).toEqual([status, [title]]);
      expect(page.main.links).toContain(home);
      expect(findPageProblems(page.html)).toEqual([]);
    },
  );

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
    '[ER-01, ER-02] stores that are %s: the error page of both languages has heading, way home and search',
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

  it.each([
    ['no slides', '/', { '/slider': list([]) }, 200],
    [
      'a slide without title and link',
      '/',
      { '/slider': list([{ id: 1, title: ' ', text: '', link: { label: '', url: 'javascript:x' } }]) },
      200,
    ],
    ['no home page', '/', { '/home': list([]) }, 404],
    ['no slides', '/pro', { '/slider': list([]) }, 200],
    ['a site without plans', '/', { '/site': list([{ ...SITE, salesplan: [] }]) }, 404],
    [
      'a site without a plan for professionals',
      '/pro',
      { '/site': list([{ ...SITE, salesplan: PLANS.slice(0, 1) }]) },
      404,
    ],
    [
      'a site with a plan for consumers alone',
      '/',
      { '/site': list([{ ...SITE, salesplan: PLANS.slice(0, 1) }]) },
      200,
    ],
    ['no site', '/', { '/site': list([]) }, 503],
    [
      'a plan without a currency',
      '/',
      { '/site': list([{ ...SITE, salesplan: [{ ...PLANS[0], currency: { code: '€€', symbol: '' } }] }]) },
      404,
    ],
    ['no categories', '/nos-produits', { '/category': list([]) }, 200],
    [
      'a total of 2^52',
      '/nos-produits/chauffage-electrique',
      { '/product': (answer: Json) => ({ ...answer, total: 2 ** 52 }) },
      200,
    ],
    [
      'cards with bad links, sizes, prices, names and pictures',
      '/nos-produits/chauffage-electrique',
      {
        '/product': ({ items, ...rest }: { items: Json[] }) => ({
          ...rest,
          items: items.map((card, index) => ({
            ...card,
            ...(index === 0 && { canonical: { part: 'javascript:x', pro: '' } }),
            ...(index === 1 && { drawing: { ...(card['drawing'] as Json), height: 1e9, design: 'ladder' } }),
            ...(index === 2 && { price: { value: -5, tax: 'included', eco: 0, from: false } }),
            ...(index === 3 && { id: 1, name: '' }),
            ...(index === 4 && { cover: { url: null }, attributes: {}, colours: [] }),
          })),
        }),
      },
      200,
    ],
    [
      'a product without variants',
      '/produit/lame',
      { '/product/1': (answer: Json) => ({ ...answer, variants: [] }) },
      404,
    ],
    [
      'a product without sizes and pictures',
      '/produit/lame',
      { '/product/1': (answer: Json) => ({ ...answer, models: [], pictures: [], rooms: [] }) },
      404,
    ],
    [
      'a product without cover, price, documents and energy',
      '/produit/lame',
      {
        '/product/1': (answer: Json) => ({
          ...answer,
          cover: null,
          price: null,
          documents: [],
          energy: {
            applicable: false,
            class: null,
            scale: null,
            label_url: null,
            fiche_url: null,
            eprel: null,
          },
        }),
      },
      200,
    ],
    [
      'canonical paths that are none',
      '/produit/lame',
      { '/url/entity': (answer: Json) => ({ ...answer, canonical: { part: '\uffff', pro: '\ud800' } }) },
      200,
    ],
    [
      'an entity of no kind',
      '/produit/lame',
      {
        '/url/entity': (answer: Json) => ({ ...answer, type: 'none', entity: { id: 1, slug: '', name: '' } }),
      },
      404,
    ],
    [
      'a redirect to another host',
      '/produit/lame',
      { '/url/entity': (answer: Json) => ({ ...answer, redirect: { url: '//evil.example', code: 301 } }) },
      200,
    ],
    [
      'crumbs that are no links',
      '/produit/lame',
      {
        '/url/entity': (answer: Json) => ({
          ...answer,
          breadcrumb: [
            { label: '', url: '' },
            { label: 'x', url: 'javascript:x' },
          ],
        }),
      },
      200,
    ],
    [
      'articles of no day',
      '/infos',
      {
        '/page': ({ items, ...rest }: { items: Json[] }) => ({
          ...rest,
          items: items.map((page) => ({ ...page, published_at: 'soon' })),
        }),
      },
      200,
    ],
    ['a site map nested 5,000 deep', '/plan-du-site', { '/sitemap': nested(5000) }, 200],
    [
      'a site map that leads to a script',
      '/plan-du-site',
      { '/sitemap': list([{ label: 'x', url: 'javascript:x', childs: [] }]) },
      200,
    ],
    [
      'a redirection to another host',
      '/aucune-page',
      { '/redirection': list([{ id: 1, from: '/aucune-page', to: 'https://evil.example/', code: 301 }]) },
      404,
    ],
    [
      'parts whose exploded view has no slug',
      '/pro/nos-pieces-detachees/chauffage-electrique/recherche?q=resistance',
      {
        '/part': ({ items, ...rest }: { items: Json[] }) => ({
          ...rest,
          items: items.map((part) => ({
            ...part,
            schema: { id: 1, category: '', slug: '', title: '', position: null },
          })),
        }),
      },
      200,
    ],
    [
      'points beyond the poles with hours of a ninth day',
      '/trouver-un-installateur?place=44000+Nantes',
      {
        '/contact': ({ items, ...rest }: { items: Json[] }) => ({
          ...rest,
          items: items.map((point) => ({
            ...point,
            coordGeolocalisationLatitude: 999,
            listeHoraireOuverture: [{ jour: 9 }],
          })),
        }),
      },
      200,
    ],
    [
      'an after-sales page of no day and without steps',
      '/sav/purger-un-seche-serviettes-a-eau',
      { '/sav/1': (answer: Json) => ({ ...answer, updated_at: '?', steps: [] }) },
      200,
    ],
  ] as [what: string, path: string, changed: Record<string, Change>, status: number][])(
    '[ER-03] %s: %s',
    async (_what, path, changed, status) => {
      const page = await look(changed, path);
      expect([page.status, findPageProblems(page.html)]).toEqual([status, []]);
    },
  );

  it('[ER-03] site map: a total that is not true does not have it asked for page by page', async () => {
    const { site } = await look(
      { '/url': (answer: Json) => ({ ...answer, total: 2 ** 52 }) },
      '/sitemap.xml',
    );
    relay.calls.length = 0;
    const { status } = await readPage(site.app, '/sitemap.xml');
    expect(status).toBe(200);
    expect(relay.calls.filter(({ url }) => pathOf(url).endsWith('/url')).length).toBeLessThan(4);
  });
});
