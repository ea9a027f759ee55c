import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listOf } from '#shared/contract/common.ts';
import {
  savCategory,
  savCategoryContent,
  savFault,
  savFaultSummary,
  savSearchResponse,
  savSummary,
  type SavCategory,
} from '#shared/contract/sav.ts';
import { searchResponse } from '#shared/contract/search.ts';
import { urlEntity } from '#shared/contract/url.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const PRO = { sales_plan_id: '2' };
const ENGLISH = { lang: 'en' };

async function search(text: string, query: Record<string, string> = {}) {
  return savSearchResponse.parse((await api.get('/sav/search', { text, ...query })).body);
}

function flat(categories: SavCategory[]): SavCategory[] {
  return categories.flatMap((category) => [category, ...flat(category.childs)]);
}

describe('after-sales pages', () => {
  it('[AP-10] after-sales pages: form a tree by family, with connected appliances among its roots', async () => {
    const { items } = listOf(savCategory).parse((await api.get('/sav/category')).body);
    expect(items.length).toBeGreaterThanOrEqual(8);
    expect(items.filter(({ childs }) => childs.length > 0).length).toBeGreaterThanOrEqual(3);
    expect(items.find(({ code }) => code === 'connected')?.slug).toBe('produits-connectes');
    for (const category of flat(items)) {
      const content = savCategoryContent.parse((await api.get(`/sav/category/${category.id}`)).body);
      expect([category.code, content.articles.length > 0, content.questions.length > 0]).toEqual([
        category.code,
        true,
        true,
      ]);
    }
  });

  it('[CT-03] after-sales pages: at least thirty, with sixty questions, in both languages', async () => {
    for (const lang of ['fr', 'en']) {
      const [articles, mine, trade] = await Promise.all([
        api.get('/sav', { lang }),
        search('', { lang }),
        search('', { lang, ...PRO }),
      ]);
      expect(listOf(savSummary).parse(articles.body).items.length).toBeGreaterThanOrEqual(30);
      const ids = new Set([...mine.questions, ...trade.questions].map(({ id }) => id));
      expect(ids.size).toBeGreaterThanOrEqual(60);
      expect(trade.questions.length).toBeGreaterThan(mine.questions.length);
    }
  });

  it('[AP-06] after-sales page: is an entity with a breadcrumb and its slug in the other language', async () => {
    const slug = 'purger-un-seche-serviettes-a-eau';
    const french = urlEntity.parse((await api.get('/url/entity', { entity_type: 'sav', slug })).body);
    expect(french.breadcrumb.map(({ label }) => label)).toEqual([
      'Sèche-serviettes',
      'Purger un sèche-serviettes à eau chaude',
    ]);
    const other = urlEntity.parse(
      (await api.get('/url/entity', { entity_type: 'sav', slug, ...ENGLISH })).body,
    );
    expect(other.redirect).toEqual({ url: '/en/sav/bleeding-a-hot-water-towel-dryer', code: 301 });
  });

  it('[AP-06] after-sales page for professionals: is marked as theirs', async () => {
    const response = await api.get('/url/entity', {
      entity_type: 'sav',
      slug: 'controler-un-fil-pilote-six-ordres',
    });
    expect([response.status, response.body]).toMatchObject([
      400,
      { status: 'not_available_in_this_saleplan', exist_in: [2, 3] },
    ]);
  });

  it('[AP-10] after-sales search: finds words anywhere in a page and corrects spelling', async () => {
    expect((await search('groupe de sécurité')).articles[0]?.slug).toBe('manoeuvrer-le-groupe-de-securite');
    const misspelt = await search('thermostt');
    expect(misspelt.corrected).toBe('thermostat');
    expect(misspelt.total).toBeGreaterThan(0);
    expect(await search('zzzzzz')).toMatchObject({ total: 0, questions: [], articles: [], faults: [] });
  });

  it('[AP-10] site search: suggests after-sales pages', async () => {
    const { body } = await api.get('/search', {
      type: 'Suggest',
      language: 'fr',
      text: 'groupe de sécurité',
    });
    const { pages } = searchResponse.parse(body);
    expect(pages.items[0]).toMatchObject({
      type: 'sav',
      canonical: { part: '/sav/manoeuvrer-le-groupe-de-securite' },
    });
  });
});

describe('fault codes', () => {
  it('fault codes: at least forty over the families, each with a conclusion', async () => {
    const { items } = listOf(savFaultSummary).parse((await api.get('/sav/fault')).body);
    expect(items.filter(({ code }) => code !== null).length).toBeGreaterThanOrEqual(40);
    const families = new Set(items.map(({ family }) => family.name));
    expect(families.size).toBeGreaterThanOrEqual(7);
    for (const { id } of items.filter((_item, index) => index % 9 === 0)) {
      const fault = savFault.parse((await api.get(`/sav/fault/${id}`)).body);
      expect(fault.checks.length).toBeGreaterThan(0);
      expect(fault.products.length).toBeGreaterThan(0);
    }
  });

  it.each(['H02', 'h2', 'H 02', 'erreur h02', 'code H-02'])(
    'fault code written %s: is found',
    async (text) => {
      const { faults } = await search(text);
      expect(faults.map(({ code }) => code)).toEqual(['H02']);
    },
  );

  it('fault code: is found by its symptoms', async () => {
    const { items } = listOf(savFaultSummary).parse((await api.get('/sav/fault', { text: 'siffle' })).body);
    expect(items[0]?.slug).toBe('ventilation/siffle-ou-ronfle');
  });
});
