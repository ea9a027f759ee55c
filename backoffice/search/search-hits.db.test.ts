import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { searchResponse, type SearchResponse } from '#shared/contract/search.ts';
import { logInDemo } from '#tests/support/demo-login.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';
import { WHOLE_RECORDS } from '#tests/support/whole-records.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

type SuggestOptions = { lang?: 'fr' | 'en'; plan?: string; token?: string; spelling?: string };

async function suggest(
  text: string,
  { lang = 'fr', plan = '1', token, spelling }: SuggestOptions = {},
): Promise<SearchResponse> {
  const query = {
    type: 'Suggest',
    language: lang,
    lang,
    sales_plan_id: plan,
    text,
    ...(spelling && { spelling }),
  };
  const { body } = await api.call('GET', '/search', { query, ...(token !== undefined && { token }) });
  return searchResponse.parse(body);
}

async function firstOf(
  text: string,
  options?: SuggestOptions,
): Promise<{ key: string; path: string | undefined }> {
  const { top } = await suggest(text, options);
  return { key: top[0]?.key ?? '', path: top[0]?.canonical?.part };
}

describe('exact reference, EAN or plate number', () => {
  it('[PR-02] reference of a variant: its picture has its size and colour', async () => {
    const { top } = await suggest('AT-LAM-1000-BL');
    expect(top[0]?.cover).toMatchObject({ colour: 'blanc', scale: { width: 800, height: 580 } });
  });

  it.each([
    ['AT-LAM-1000-BL', 'variant:AT-LAM-1000-BL', '/produit/lame?ref=AT-LAM-1000-BL'],
    ['lam 1000 bl', 'variant:AT-LAM-1000-BL', '/produit/lame?ref=AT-LAM-1000-BL'],
    ['at.lam.1000.bl svp', 'variant:AT-LAM-1000-BL', '/produit/lame?ref=AT-LAM-1000-BL'],
    ['LAM-2614-00451', 'serial:LAM-2614-00451', '/nos-pieces-detachees?q=LAM-2614-00451'],
  ])('[SE-06] %s: the first hit is the article itself', async (text, key, path) => {
    expect(await firstOf(text)).toEqual({ key, path });
  });

  it('[SE-06] part reference: the hit links to its position in the drawing', async () => {
    const { key, path } = await firstOf('pr lam 014', { plan: '2' });
    expect(key).toBe('part:PR-LAM-014');
    expect(path).toMatch(/^\/pro\/nos-pieces-detachees\/[^/]+\/[^/#]+#rep-\w+$/);
  });

  it('former part reference: the hit is its successor, with the former reference', async () => {
    const { top } = await suggest('5086894', { plan: '2' });
    expect(top[0]).toMatchObject({ key: 'part:PR-RFD-008', replaces: '5086894' });
  });

  it('EAN in any grouping of digits: the hit is the size and colour', async () => {
    for (const text of ['2476496043780', '2 476496 043780', '02476496043780', '247649604378']) {
      expect([text, (await firstOf(text)).key]).toEqual([text, 'variant:AT-LAM-1500-LI']);
    }
  });
});

describe('text in words', () => {
  it.each([
    ['E4 lame', 'fault:radiateurs/e4'],
    ['e-4', 'fault:radiateurs/e4'],
    ['code erreur H02', 'fault:pompes-a-chaleur/h02'],
    ['installateur nantes', 'place:installers/nantes'],
    ['instalateur bordaux', 'place:installers/bordeaux'],
    ['44000', 'place:installers/nantes'],
    ['revendeur lyon', 'place:distributors/lyon'],
    ['mot de passe perdu', 'service:forgot-password'],
  ])('[SE-06] %s: the first hit is %s', async (text, key) => {
    expect((await firstOf(text)).key).toBe(key);
  });

  it.each([
    ['fr', '4,5 kW', /^(?:cremaillere|landier|soufflerie)$/],
    ['fr', 'radiateur 1 500 W', /./],
    ['en', '2 kW', /./],
    ['en', '200 litres', /./],
  ] as const)(
    '[SE-06] %s, an output or a capacity (%s): finds products with it',
    async (lang, text, slug) => {
      const { products } = await suggest(text, { lang, plan: '2' });
      expect(products.items[0]?.slug).toMatch(slug);
    },
  );

  it('kind of document with a product name: the document precedes the product', async () => {
    for (const text of ['notice lame', 'fiche technique lame', 'declaration conformite lame']) {
      const { top } = await suggest(text);
      expect([text, top[0]?.type, top[0]?.title]).toEqual([text, 'notice', expect.stringContaining('Lame')]);
    }
  });

  it.each([
    ['Wi-Fi', 'wifi'],
    ['wi fi', 'wifi'],
    ['V.M.C.', 'vmc'],
    ['R-32', 'R32'],
    ['R 32', 'R32'],
    ['IP X4', 'IPX4'],
    ['IP-X4', 'IPX4'],
    ['RE 2020', 'RE2020'],
    ['seche serviettes', 'sèche-serviettes'],
    ['sècheserviettes', 'sèche-serviettes'],
  ])('[SE-06] %s: finds the same as %s', async (written, usual) => {
    const [one, other] = [await suggest(written, { plan: '2' }), await suggest(usual, { plan: '2' })];
    expect(other.total).toBeGreaterThan(0);
    expect(one.top[0]?.key).toBe(other.top[0]?.key);
  });

  it('word of the other language: finds the same entities', async () => {
    const { products, categories, corrected } = await suggest('towel dryer');
    expect([categories.items.length > 0 || products.items.length > 0, corrected]).toEqual([true, null]);
    const english = await suggest('sèche-serviettes', { lang: 'en' });
    expect(english.categories.items[0]?.name).toBe('Towel dryers');
  });

  it('misspelling: it is corrected and reported; an exact search leaves it', async () => {
    const corrected = await suggest('termostat');
    expect([corrected.corrected, corrected.total > 0]).toEqual(['thermostat', true]);
    const exact = await suggest('termostat', { spelling: 'exact' });
    expect([exact.corrected, exact.total]).toEqual([null, 0]);
  });
});

describe('orders, invoices and worksites', () => {
  it('[AC-01] session of their professional: they are found', async () => {
    const { token } = await logInDemo(api);
    const own = { plan: '2', token };
    expect((await firstOf('commande 18746', own)).key).toBe('order:CD-018746');
    expect((await firstOf('18746', own)).key).toBe('order:CD-018746');
    expect((await firstOf('2026-114', own)).key).toBe('account_worksite:2026-114');
  });

  it('other sessions: they are not found', async () => {
    const { token } = await logInDemo(api, 'client@atre.example');
    for (const options of [{ plan: '2' }, { plan: '2', token }]) {
      const { top } = await suggest('commande 18746', options);
      expect(top.filter(({ type }) => ['order', 'invoice', 'account_worksite'].includes(type))).toEqual([]);
    }
  });
});

describe('search words of records', () => {
  it.each([
    ['category', 'categories', 'feu qui ronronne'],
    ['page', 'pages', 'truc qui clapote'],
    ['sav', 'pages', 'machin qui grelotte'],
  ] as const)('%s: its search words find it', async (name, group, words) => {
    const slug = `mots-${name}`;
    const record = { ...WHOLE_RECORDS[name], slug, search_words: [words] };
    const { body } = await api.operate('POST', `/${name}`, record);
    expect(await suggest(words)).toMatchObject({ [group]: { items: [{ slug }] } });
    await api.operate('DELETE', `/${name}/${(body as { id: number }).id}`);
  });
});
