import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { category, type Category } from '#shared/contract/category.ts';
import { listOf } from '#shared/contract/common.ts';
import { menu } from '#shared/contract/menu.ts';
import { product, type ProductCard } from '#shared/contract/product.ts';
import { productList, productVariantList } from '#shared/contract/product-list.ts';
import { searchResponse, type SearchResponse } from '#shared/contract/search.ts';
import { setting, site } from '#shared/contract/site.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('start-up calls', () => {
  it('[AP-14, PL-01] site of a domain: has address, languages and three plans with id and currency', async () => {
    const { items, total } = listOf(site).parse(
      (await api.get('/site', { domain: 'localhost:3000', sales_plan_id: '77' })).body,
    );
    expect(total).toBe(1);
    expect(items[0]?.languages).toEqual([
      { iso: 'fr', label: 'Français' },
      { iso: 'en', label: 'English' },
    ]);
    expect(items[0]?.salesplan.map((plan) => [plan.id, plan.target, plan.currency.symbol])).toEqual([
      [1, 'part', '€'],
      [2, 'pro', '€'],
      [3, 'pro_connect', '€'],
    ]);
    expect((await api.get('/site', { domain: 'elsewhere.example' })).body).toEqual({ items: [], total: 0 });
  });

  it('[AP-14] categories: depth 0 gives the roots with all descendants, depth 1 their children', async () => {
    const roots = listOf(category).parse((await api.get('/category', { depth: '0' })).body).items;
    const below = listOf(category).parse((await api.get('/category', { depth: '1' })).body).items;
    expect(roots.map((root) => root.name)).toContain('Radiateurs');
    expect(below.map((item) => item.id)).toEqual(roots.flatMap((root) => root.childs).map((item) => item.id));
    expect(deepest(roots)).toBe(3);
  });

  it('[AP-14] menus and settings: have the codes of the specification', async () => {
    const menus = listOf(menu)
      .parse((await api.get('/menu')).body)
      .items.map((item) => item.code);
    expect(menus).toEqual(
      expect.arrayContaining([
        'menu_part',
        'menu_pro',
        'menu_pro_connecte',
        'menu_footer',
        'menu_prefooter_part',
        'menu_prefooter_pro',
      ]),
    );
    const settings = listOf(setting)
      .parse((await api.get('/setting')).body)
      .items.map((item) => item.code);
    expect(settings).toEqual(
      expect.arrayContaining([
        'alerte_sav_connect',
        'link_accessoire_menu',
        'link_support_faq',
        'link_documentation_1_part',
        'link_documentation_1_pro',
        'description',
      ]),
    );
  });
});

describe('product calls', () => {
  it('[AP-07] GET /product: combines page, perPage, orderBy, saleplan_id, categories, text, price and attributes', async () => {
    const [radiators] = listOf(category).parse((await api.get('/category')).body).items;
    const query = {
      page: '1',
      perPage: '5',
      orderBy: 'price_desc',
      saleplan_id: '2',
      categories: String(radiators?.id),
      text: 'radiateur',
      price: JSON.stringify({ min: 300, max: 900 }),
      attributes: JSON.stringify({ COLOR: ['blanc', 'noir'], POWER: ['1500'] }),
    };
    const list = productList.parse((await api.get('/product', query)).body);
    expect(list.items).toHaveLength(5);
    expect(list.total).toBeGreaterThan(5);
    const prices = list.items.map((card) => card.price?.value ?? 0);
    expect(prices).toEqual([...prices].sort((a, b) => b - a));
    expect(prices.every((price) => price >= 300 && price <= 900)).toBe(true);
    expect(list.items.every((card) => card.exist_in.includes(2))).toBe(true);
    expect(list.items.every(hasColour(['blanc', 'noir']))).toBe(true);

    const variants = productVariantList.parse((await api.get('/product-variants', query)).body);
    expect(variants.items).toHaveLength(5);
    expect(variants.total).toBeGreaterThan(list.total);
  });

  it('[AP-07] GET /product/{id}: contains the fields of its card and more', async () => {
    const { items } = productList.parse((await api.get('/product', { perPage: '3' })).body);
    // Lists show the size that their price is for, the page of the product the middle one.
    for (const { cover: _cover, drawing: _drawing, ...card } of items) {
      const whole = product.parse((await api.get(`/product/${card.id}`)).body);
      expect({ ...whole, ar: whole.ar !== null }).toMatchObject(card);
      expect(whole.variants.length).toBe(whole.models.length * whole.colours.length);
      const lowest = Math.min(...whole.variants.flatMap((variant) => variant.price?.value ?? []));
      expect(whole.price?.value).toBe(lowest);
    }
  });

  it('[AP-07] GET /product-variants: lists every variant of every product once over its pages', async () => {
    const references: string[] = [];
    let total = 0;
    for (let page = 1; page === 1 || references.length < total; page += 1) {
      const list = productVariantList.parse(
        (await api.get('/product-variants', { page: String(page), perPage: '100', saleplan_id: '2' })).body,
      );
      if (list.items.length === 0) break;
      references.push(...list.items.map((variant) => variant.reference));
      total = list.total;
    }
    expect(references).toHaveLength(total);
    expect(new Set(references).size).toBe(total);
  });

  it('[AP-07] GET /product-variants: lists the signature references of the variants’ products', async () => {
    const cards = productList.parse((await api.get('/product', { text: 'signature' })).body);
    const variants = productVariantList.parse(
      (await api.get('/product-variants', { text: 'signature' })).body,
    );
    expect(cards.signature_references.length).toBeGreaterThan(0);
    expect(variants.signature_references).toEqual(cards.signature_references);
  });

  it('product filter: an unknown one is a 404, a value without products an empty list', async () => {
    const unknown = await api.get('/product', { attributes: '{"NOTHING":["x"]}' });
    expect([unknown.status, unknown.body]).toMatchObject([404, { code: 'unknown_filter' }]);
    const nothing = await api.get('/product', { attributes: '{"COLOR":["x"]}' });
    expect([nothing.status, nothing.body]).toMatchObject([200, { items: [], total: 0 }]);
  });

  it('prices: include VAT for consumers, exclude it for professionals, and are absent before a professional’s login', async () => {
    const [part, pro, connected] = [await priceOfLame('1'), await priceOfLame('2'), await priceOfLame('3')];
    expect(part).toMatchObject({ tax: 'included' });
    expect(pro).toMatchObject({ tax: 'excluded' });
    expect(pro?.value).toBeCloseTo((part?.value ?? 0) / 1.2, 1);
    expect(connected).toBeNull();
  });
});

describe('records of another plan', () => {
  it('[ER-10] professional product for a consumer: a 400 with the plans it exists in', async () => {
    const { items } = productList.parse(
      (await api.get('/product', { saleplan_id: '2', text: 'AT-SAS' })).body,
    );
    const response = await api.get(`/product/${items[0]?.id}`);
    expect([response.status, response.body]).toMatchObject([
      400,
      { status: 'not_available_in_this_saleplan', exist_in: [2, 3] },
    ]);
  });

  it('[ER-10] category, page and address of another plan: a 400', async () => {
    const { body } = await api.get('/url/entity', { slug: 'centres-de-formation', sales_plan_id: '2' });
    const pageId = (body as { entity: { id: number } }).entity.id;
    const categories = listOf(category).parse(
      (await api.get('/category', { depth: '2', sales_plan_id: '2' })).body,
    ).items;
    const proOnly = await api.operate('POST', '/category', {
      parent_id: null,
      name: 'Pour les pros',
      slug: 'pour-les-pros',
      intro: 'Un essai',
      rechange: false,
      push_5: null,
      exist_in: [2],
      position: 99,
    });
    expect(categories.length).toBeGreaterThan(0);
    for (const [path, query, existIn] of [
      [`/page/${pageId}`, {}, [2, 3]],
      ['/url/entity', { slug: 'centres-de-formation' }, [2, 3]],
      ['/url/entity', { slug: 'sas', entity_type: 'product' }, [2, 3]],
      [`/category/${(proOnly.body as { id: number }).id}`, {}, [2]],
    ] as const) {
      const response = await api.get(path, query);
      expect([path, response.status, response.body]).toMatchObject([
        path,
        400,
        { status: 'not_available_in_this_saleplan', exist_in: existIn },
      ]);
    }
  });

  it('[PL-01] lists: contain only records of the plan', async () => {
    const part = productList.parse((await api.get('/product')).body);
    const pro = productList.parse((await api.get('/product', { sales_plan_id: '2' })).body);
    expect(part.total).toBeLessThan(pro.total);
    expect(part.items.every((card) => card.exist_in.includes(1))).toBe(true);
  });
});

describe('search call', () => {
  it('[AP-13, SE-03] suggestions: at most four per group, with totals per group and over all', async () => {
    for (const text of ['radiateur', 'eau chaude', 'fiche produit', 'lame', 'garantie']) {
      const response = await suggest(text);
      const { categories, products, pages, notices, parts, faults } = response;
      const groups = [categories, products, pages, notices, parts, faults];
      for (const group of groups) {
        expect(group.items.length).toBeLessThanOrEqual(4);
        expect(group.items.length).toBe(Math.min(4, group.total));
      }
      expect(response.total).toBe(groups.reduce((sum, group) => sum + group.total, 0));
    }
    expect((await suggest('radiateur')).products.total).toBeGreaterThan(4);
    expect((await suggest('fiche produit')).notices.total).toBeGreaterThan(4);
  });

  it('[AP-13] suggestions: are in the requested language, whatever the language of the call', async () => {
    const english = await suggest('towel dryer', { language: 'en', lang: 'fr' });
    expect(english.categories.items[0]).toMatchObject({ name: 'Towel dryers' });
    expect(english.products.items[0]?.subtitle).toMatch(/towel/i);
  });

  it('[SE-02] suggestions: empty for fewer than three characters', async () => {
    expect((await suggest('ra')).total).toBe(0);
    expect((await suggest(' ra ')).total).toBe(0);
    expect((await suggest('rad')).total).toBeGreaterThan(0);
  });

  it('[PL-07] search by a consumer: finds professional products and names their plan', async () => {
    const response = await suggest('AT-SAS');
    expect(response.products.items[0]).toMatchObject({ name: 'Sas', exist_in: [2, 3] });
    expect(response.products.items[0]?.canonical.part).toMatch(/^\/pro\//);
  });

  it('[SE-04] search: the address of a restricted document is not in the response', async () => {
    const { items } = (await suggest('AT-LAM')).notices;
    expect(items.find((item) => item.connect)?.media.url).toBeNull();
    expect(items.find((item) => !item.connect)?.media.url).toMatch(/^documents\/fr\/.*\.pdf$/);
  });

  it('[SE-06] search for categories, pages and documents: pages cover every hit once', async () => {
    for (const type of ['Categories', 'Pages', 'Notices'] as const) {
      const seen: number[] = [];
      let total = 0;
      for (let page = 1; page <= 60; page += 1) {
        const response = await suggest('eau chaude radiateur lame', {
          type,
          page: String(page),
          perPage: '5',
        });
        const group = { Categories: response.categories, Pages: response.pages, Notices: response.notices }[
          type
        ];
        if (group.items.length === 0) break;
        total = group.total;
        seen.push(...group.items.map((item) => item.id));
      }
      expect([type, new Set(seen).size, seen.length]).toEqual([type, total, total]);
    }
  });
});

async function suggest(text: string, query: Record<string, string> = {}): Promise<SearchResponse> {
  const { body } = await api.get('/search', { type: 'Suggest', language: 'fr', text, ...query });
  return searchResponse.parse(body);
}

async function priceOfLame(plan: string): Promise<ProductCard['price'] | undefined> {
  const { body } = await api.get('/product', { sales_plan_id: plan, text: 'AT-LAM' });
  return productList.parse(body).items[0]?.price;
}

function deepest(categories: Category[]): number {
  return categories.length === 0 ? 0 : 1 + Math.max(...categories.map((item) => deepest(item.childs)));
}

function hasColour(colours: string[]): (card: ProductCard) => boolean {
  return (card) => card.colours.some((colour) => colours.includes(colour.value));
}
