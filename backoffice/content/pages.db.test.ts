import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { listOf } from '#shared/contract/common.ts';
import { page, pageSummary, tag } from '#shared/contract/page.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';

const RECORD = {
  title: 'Bientôt',
  slug: 'bientot',
  type: 'actualite',
  lead: 'Une page à venir',
  description: 'Une page à venir, pour l’essai',
  published_at: '2999-01-01',
  tags: ['chauffage'],
  exist_in: [1, 2, 3],
  blocks: [
    { type: 'text', markdown: 'Un [lien](/nos-usines) et <script>x</script>' },
    { type: 'products', title: 'Appareils', references: ['AT-RIV', 'AT-SAS', 'AT-LAM'] },
  ],
};

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const words = (value: string) => ({ type: 'text', value });

const list = async (query: Record<string, string>) =>
  listOf(pageSummary).parse((await api.get('/page', { perPage: '100', ...query })).body);

describe('content pages', () => {
  it('are listed newest first, by type and by tag, with pagination', async () => {
    const news = await list({ type: 'actualite' });
    expect(news.items.every((item) => item.type.technical_name === 'actualite')).toBe(true);
    const dates = news.items.map((item) => item.published_at ?? '');
    expect(dates).toEqual(dates.toSorted().toReversed());
    const tags = listOf(tag).parse((await api.get('/tags')).body).items;
    for (const { code } of tags) {
      const tagged = await list({ tag: code, sales_plan_id: '2' });
      expect([code, tagged.items.every((item) => item.tags.includes(code))]).toEqual([code, true]);
      expect([code, tagged.total > 0]).toEqual([code, true]);
    }
    const second = await list({ perPage: '5', page: '2' });
    expect(second.items.map((item) => item.id)).toEqual(
      (await list({})).items.slice(5, 10).map((item) => item.id),
    );
  });

  it('are listed by the product that a block shows', async () => {
    const { rows } = await sql<{ id: number }>`select id from product where reference = 'AT-LAM'`.execute(
      api.db,
    );
    const shown = await list({ type: 'chantier', product: String(rows[0]?.id) });
    expect(shown.items.map(({ worksite }) => worksite?.town)).toContain('Tours');
    expect(shown.total).toBeLessThan((await list({ type: 'chantier' })).total);
    expect(await list({ product: '2000000000' })).toEqual({ items: [], total: 0 });
  });

  it.each([
    ['conseil_info,actualite', '1', 25],
    ['conseil_pro', '2', 12],
    ['solution', '2', 8],
    ['projet', '1', 8],
    ['chantier', '1', 10],
  ])(
    '[CT-01] type %s: there are at least as many as promised, in both languages',
    async (type, plan, min) => {
      const [french, english] = [
        await list({ type, sales_plan_id: plan }),
        await list({ type, sales_plan_id: plan, lang: 'en' }),
      ];
      expect(french.total).toBeGreaterThanOrEqual(min);
      expect(english.items.map(({ id }) => id)).toEqual(french.items.map(({ id }) => id));
      const inFrench = new Map(french.items.map(({ id, title }) => [id, title]));
      const untranslated = english.items.filter(
        ({ id, title, lead }) => inFrench.get(id) === title || lead === '',
      );
      expect(untranslated.map(({ title }) => title)).toEqual([]);
    },
  );

  it('are published from their date on', async () => {
    const { body } = await api.operate('POST', '/page', RECORD);
    const { id } = body as { id: number };
    expect((await api.get(`/page/${id}`)).status).toBe(404);
    expect((await api.get('/url/entity', { slug: 'bientot' })).status).toBe(404);
    expect((await list({})).items.map((item) => item.id)).not.toContain(id);
    await api.operate('PUT', '/page', { ...RECORD, id, published_at: '2020-01-01' });
    expect((await api.get(`/page/${id}`)).status).toBe(200);
    expect((await list({})).items.map((item) => item.id)).toContain(id);
    await api.operate('DELETE', `/page/${id}`);
  });

  it('are returned as a tree without HTML, with the products that the sales plan may see', async () => {
    const { body } = await api.operate('POST', '/page', { ...RECORD, published_at: null });
    const { id } = body as { id: number };
    const response = page.parse((await api.get(`/page/${id}`)).body);
    const [text, products] = response.blocks;
    expect(text).toEqual({
      type: 'text',
      nodes: [
        {
          type: 'paragraph',
          children: [
            words('Un '),
            { type: 'link', url: '/nos-usines', children: [words('lien')] },
            ...[' et ', '<script>', 'x', '</script>'].map(words),
          ],
        },
      ],
    });
    expect(products?.type === 'products' && products.products.map((card) => card.name)).toEqual([
      'Rive',
      'Lame',
    ]);
    await api.operate('DELETE', `/page/${id}`);
  });
});

const reviewed = (slug: string, due: string) => ({
  ...RECORD,
  title: `À relire ${due}`,
  slug,
  published_at: null,
  review: { last: '2019-01-01', due },
  blocks: [
    { type: 'text', markdown: 'Ce qui dure' },
    { type: 'text', markdown: 'Ce qui passe', dated: true },
  ],
});
const idOf = (body: unknown) => (body as { id: number }).id;

const created = async (slug: string, due: string) => {
  const { status, body } = await api.operate('POST', '/page', reviewed(slug, due));
  expect(status).toBe(200);
  return page.parse((await api.get(`/page/${idOf(body)}`)).body);
};

describe('reviews', () => {
  it('a page past its date is due and without its dated blocks; before it, it has them', async () => {
    const past = await created('relue-trop-tard', '2020-01-01');
    expect(past.review).toEqual({ last: '2019-01-01', due: '2020-01-01', is_due: true });
    expect(past.blocks).toHaveLength(1);
    const current = await created('relue-a-temps', '2999-01-01');
    expect([current.review?.is_due, current.blocks.length]).toEqual([false, 2]);
  });

  it('operators get every page with a review, due ones first', async () => {
    const shown = await (await fetch(`${api.url}/reviews`)).text();
    const rows = shown.split('<tr>').slice(2);
    expect(rows[0]).toMatch(/relue-trop-tard.*2020-01-01.*Due/s);
    expect(rows.at(-1)).toMatch(/relue-a-temps.*2999-01-01.*In time/s);
    expect(shown).toContain('aides-a-la-renovation');
  });
});
