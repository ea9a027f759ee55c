import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listOf } from '#shared/contract/common.ts';
import { urlEntity, urlListItem, type UrlListItem } from '#shared/contract/url.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';

let api: TestApi;
let urls: UrlListItem[];

beforeAll(async () => {
  api = await startTestApi();
  urls = listOf(urlListItem).parse((await api.get('/url', { perPage: '10000' })).body).items;
});
afterAll(() => api.close());

describe('list of addresses', () => {
  it('[AP-06] address list: names every address once, in both languages, over all pages', async () => {
    const paths = urls.map((url) => url.path);
    expect(new Set(paths).size).toBe(paths.length);
    const paged: string[] = [];
    for (let page = 1; ; page += 1) {
      const { items } = listOf(urlListItem).parse(
        (await api.get('/url', { page: String(page), perPage: '97' })).body,
      );
      if (items.length === 0) break;
      paged.push(...items.map((url) => url.path));
    }
    expect(paged).toEqual(paths);
  });

  it('address list: alternates are in the list and link back', () => {
    const byPath = new Map(urls.map((url) => [url.path, url]));
    for (const url of urls) {
      expect(Object.keys(url.alternates).sort()).toEqual(['en', 'fr']);
      for (const path of Object.values(url.alternates)) {
        expect([path, byPath.get(path)?.alternates]).toEqual([path, url.alternates]);
      }
      expect(url.alternates[url.lang]).toBe(url.path);
    }
  });

  it('address list: addresses for professionals are not listed for consumers', () => {
    const sas = urls.filter((url) => url.path.endsWith('/sas'));
    expect(new Set(sas.map((url) => url.target))).toEqual(new Set(['pro']));
  });

  it('[AP-06] address list: every address resolves to an entity with that address', async () => {
    // Exploded views and part lists resolve by their category (`/eclate`, `/part/category`).
    const entities = urls.filter(({ path }) => !/\/(?:nos-pieces-detachees|our-spare-parts)\//.test(path));
    const sample = entities.filter((_url, index) => index % 17 === 0);
    for (const url of sample) {
      const slug = url.path.split('/').slice(slugFrom(url)).join('/');
      const { body } = await api.get('/url/entity', {
        slug,
        entity_type: url.entity_type,
        lang: url.lang,
        sales_plan_id: url.target === 'part' ? '1' : '2',
      });
      const entity = urlEntity.parse(body);
      expect([url.path, entity.entity.id, entity.canonical[url.target]]).toEqual([
        url.path,
        url.entity_id,
        url.path,
      ]);
    }
  });
});

describe('entity of an address', () => {
  it('[AP-06] product entity: has a breadcrumb from the root category, meta texts and both languages', async () => {
    const entity = urlEntity.parse(
      (await api.get('/url/entity', { entity_type: 'product', slug: 'lame' })).body,
    );
    expect(entity.breadcrumb.map((crumb) => crumb.label)).toEqual([
      'Radiateurs',
      'Radiateurs électriques',
      'Inertie sèche',
      'Lame',
    ]);
    expect(entity.meta).toMatchObject({ title: 'Lame', robots: 'index,follow' });
    expect(entity.alternates).toEqual({ fr: '/produit/lame', en: '/en/product/lame' });
    expect(entity.redirect).toBeNull();
  });

  it('[AP-06] category entity: depth includes the children, 0 none', async () => {
    expect((await radiators('0')).childs).toEqual([]);
    expect((await radiators('1')).childs.map((child) => child.name)).toContain('Radiateurs électriques');
  });

  it('slug of the other language: resolves to the page in this one', async () => {
    const { body } = await api.get('/url/entity', { entity_type: 'cms_page', slug: 'our-factories' });
    expect(urlEntity.parse(body).redirect).toEqual({ url: '/nos-usines', code: 301 });
  });

  it('unknown slug: a 404, also in a type without pages', async () => {
    for (const query of [{ slug: 'nothing-here' }, { slug: 'lame', entity_type: 'sav' }, { slug: 'LAME' }]) {
      expect((await api.get('/url/entity', query as Record<string, string>)).status).toBe(404);
    }
  });
});

describe('redirections', () => {
  it('[RD-06] GET /url with a full address: returns its type and target, or that it has none', async () => {
    for (const [url, expected] of [
      [
        'http://localhost:3000/radiateurs-2025',
        { type: 'redirect', url: '/nos-produits/chauffage-electrique' },
      ],
      [
        'http://localhost:3000/Radiateurs-2025?utm=1',
        { type: 'redirect', url: '/nos-produits/chauffage-electrique?utm=1' },
      ],
      ['http://localhost:3000/nothing', { type: 'none', url: null }],
      ['not an address', { type: 'none', url: null }],
    ] as const) {
      expect((await api.get('/url', { url })).body).toEqual(expected);
    }
  });

  it('[RD-04, RD-06] GET /redirection: takes slug and site and returns the rule with its code', async () => {
    const { body } = await api.get('/redirection', { slug: '/jeu-concours-hiver' });
    expect(body).toEqual({
      items: [{ id: expect.any(Number), from: '/jeu-concours-hiver', to: '/', code: 302 }],
      total: 1,
    });
    expect((await api.get('/redirection', { slug: '/nothing' })).body).toEqual({ items: [], total: 0 });
  });

  it('[RD-02] rule for a full legacy address: takes precedence over one for its path', async () => {
    await api.operate('POST', '/redirection', {
      from: 'http://ancien.example/radiateurs-2025',
      to: '/nos-usines',
      code: 301,
    });
    const response = await api.get('/url', { url: 'http://ancien.example/radiateurs-2025' });
    expect(response.body).toEqual({ type: 'redirect', url: '/nos-usines' });
  });
});

async function radiators(depth: string) {
  const query = { entity_type: 'category', slug: 'chauffage-electrique', depth };
  return urlEntity.parse((await api.get('/url/entity', query)).body);
}

/** Number of segments before the slug. */
function slugFrom(url: UrlListItem): number {
  const prefix = { cms_page: 0, sav_fault: 2 }[url.entity_type] ?? 1;
  const line = url.path.split('/').includes('signature') ? 1 : 0;
  return 1 + prefix + line + (url.lang === 'en' ? 1 : 0) + (url.target === 'pro' ? 1 : 0);
}
