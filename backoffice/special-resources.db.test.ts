import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { logInDemo } from '#tests/support/demo-login.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';
import { WHOLE_RECORDS } from '#tests/support/whole-records.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** Resources for which the specification names the generic calls only (decision 59). */
describe('generic calls', () => {
  it('[AP-03] search: a written synonym is searched with the words of the catalogue', async () => {
    const find = async (lang: 'fr' | 'en') => {
      const response = await api.get('/search', { type: 'Suggest', language: lang, text: 'zéphyrine', lang });
      return (response.body as { categories: { total: number } }).categories.total;
    };
    expect([await find('fr'), await find('en')]).toEqual([0, 0]);
    const { body } = await api.operate('POST', '/search', { phrase: 'Zéphyrine', words: 'ventilation' });
    const found = await find('fr');
    expect(found).toBeGreaterThan(0);
    // French words are also searched on English pages.
    expect(await find('en')).toBe(found);
    const twice = await api.operate('POST', '/search', { phrase: 'ZEPHYRINE', words: 'radiateur' });
    expect([twice.status, twice.body]).toMatchObject([400, { errors: { phrase: 'taken' } }]);
    await api.operate('DELETE', `/search/${(body as { id: number }).id}`);
    expect(await find('fr')).toBe(0);
  });

  it('[AP-03] sitemap: a written section comes last, for its plans and in its language', async () => {
    const { body } = await api.operate('POST', '/sitemap', { ...WHOLE_RECORDS.sitemap, exist_in: [2] });
    const last = async (plan: string, lang: string) => {
      const { items } = (await api.get('/sitemap', { sales_plan_id: plan, lang })).body as {
        items: { label: string }[];
      };
      return items.at(-1)?.label;
    };
    expect(await last('2', 'fr')).toBe('Campagnes');
    expect(await last('1', 'fr')).not.toBe('Campagnes');
    expect(await last('2', 'en')).not.toBe('Campagnes');
    await api.operate('DELETE', `/sitemap/${(body as { id: number }).id}`);
  });

  it.each([
    ['POST', '/payment'],
    ['PUT', '/payment'],
    ['DELETE', '/payment/1'],
  ])(
    '[AP-03, AP-16] payment: %s %s requires an operator and is then refused with 405',
    async (method, path) => {
      const address = '203.0.113.250';
      expect((await api.call(method, path, { address })).status).toBe(401);
      expect((await api.call(method, path, { address, token: (await logInDemo(api)).token })).status).toBe(
        403,
      );
      const refused = await api.operate(method, path, method === 'DELETE' ? undefined : {});
      expect([refused.status, refused.body]).toMatchObject([405, { code: 'not_allowed' }]);
    },
  );
});
