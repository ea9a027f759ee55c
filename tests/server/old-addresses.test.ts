import { beforeAll, describe, expect, it } from '@jest/globals';
import type { RequestListener } from 'node:http';
import request from 'supertest';
import { parsePage } from '#tests/support/read-page.ts';
import { sendRaw } from '#tests/support/send-raw.ts';
import { createTestStorefront, serve } from '#tests/support/test-storefront.ts';

let app: RequestListener;
beforeAll(async () => {
  ({ app } = await createTestStorefront());
});

const get = (path: string) => request(app).get(path).set('host', 'localhost:3000');
const responseOf = async (path: string) => {
  const { status, headers } = await get(path);
  return [status, headers['location']];
};

/** Expects one redirect, straight to the page. */
async function expectOneHop(from: string, to: string): Promise<void> {
  expect([from, ...(await responseOf(from))]).toEqual([from, 301, to]);
  expect([to, (await get(to)).status]).toEqual([to, 200]);
}

describe('old addresses', () => {
  it.each([
    ['/pro/infos/chauffage', '/pro/conseils/chauffage'],
    ['/pro/infos/chauffage/1', '/pro/conseils/chauffage'],
    ['/pro/infos/2', '/pro/conseils/_p__2'],
    ['/pro/infos/actualites', '/pro/conseils'],
    ['/pro/infos/actualites/2', '/pro/conseils'],
    ['/PRO/Infos/Ventilation/', '/pro/conseils/ventilation'],
    ['/pro/infos/chauffage?utm_source=a', '/pro/conseils/chauffage?utm_source=a'],
    ['/pro/documentations/_p__2', '/pro/a-telecharger/_p__2'],
    ['/pro/documentations/_TYPE__notice-pose', '/pro/a-telecharger/_TYPE__notice-pose'],
    ['/pro/documentation/_p__2', '/pro/a-telecharger/_p__2'],
    ['/en/pro/infos/2', '/en/pro/advices/_p__2'],
    ['/en/pro/infos/chauffage', '/en/pro/advices/heating'],
    ['/en/pro/documentations/_p__2', '/en/pro/to-download/_p__2'],
    ['/pro/pro/infos/chauffage', '/pro/conseils/chauffage'],
  ])('[RD-03] renamed family: %s redirects in one hop to %s', expectOneHop);

  it.each([
    ['/pro/infos/un-sujet-inconnu', '/pro/conseils'],
    ['/pro/infos/99', '/pro/conseils'],
    ['/pro/documentations/_p__999', '/pro/a-telecharger'],
    ['/en/pro/infos/nothing/3', '/en/pro/advices'],
  ])('[RD-03] renamed family: %s, which has no page, redirects to the list %s', expectOneHop);

  it.each([
    ['/?s=%7Bsearch_term_string%7D', '/recherche'],
    ['/?s={search_term_string}', '/recherche'],
    ['/?s=%7bsearch_term_string%7d', '/recherche'],
    ['/search?q={search_term_string}', '/recherche'],
    ['/index%2Ephp', '/'],
    ['/%69ndex.php', '/'],
    ['/%49NDEX.PHP//', '/'],
  ])('[RD-01] addresses are compared decoded: %s redirects to %s', async (from, to) => {
    const server = await serve(app);
    const { status, headers } = await sendRaw(
      server.port,
      `GET ${from} HTTP/1.1\r\nHost: localhost:3000\r\nConnection: close\r\n\r\n`,
    );
    await server.close();
    expect([status, headers['location']]).toEqual([301, to]);
  });

  it.each([
    [
      '/en/pro/nos-pieces-detachees/climatisation/marquise',
      '/en/pro/our-spare-parts/air-conditioning/marquise',
    ],
    ['/en/pro/our-spare-parts/climatisation/marquise', '/en/pro/our-spare-parts/air-conditioning/marquise'],
    [
      '/pro/nos-pieces-detachees/air-conditioning/marquise',
      '/pro/nos-pieces-detachees/climatisation/marquise',
    ],
    [
      '/en/pro/nos-pieces-detachees/climatisation/recherche',
      '/en/pro/our-spare-parts/air-conditioning/search',
    ],
    ['/en/pro/our-spare-parts/climatisation/search', '/en/pro/our-spare-parts/air-conditioning/search'],
    [
      '/pro/nos-pieces-detachees/air-conditioning/recherche',
      '/pro/nos-pieces-detachees/climatisation/recherche',
    ],
  ])('[RT-22] spare parts: slug of the other language, %s, redirects in one hop to %s', expectOneHop);

  it.each([
    ['/en/infos/salle-de-bains', '/en/infos/bathroom'],
    ['/infos/bathroom', '/infos/salle-de-bains'],
    ['/en/infos/chauffage/1', '/en/infos/heating'],
    ['/en/pro/advices/aides-reglementations?a=1', '/en/pro/advices/grants-and-regulations?a=1'],
    ['/en/your-project/salle-de-bains', '/en/your-project/bathroom'],
    ['/en/chantiers/salle-de-bains', '/en/worksites/bathroom'],
  ])('[RT-29] subjects: slug of the other language, %s, redirects to %s', expectOneHop);

  it.each([
    ['/en/aide-contact', '/en/help-contact'],
    ['/en/pro/aide-contact', '/en/pro/help-contact'],
    ['/en/recherche?q=lame', '/en/results?q=lame'],
    ['/en/plan-du-site', '/en/sitemap'],
    ['/en/support-faq/codes-defaut', '/en/support-faq/fault-codes'],
    ['/en/comparer', '/en/compare'],
  ])('[RT-58] English addresses with French words: %s redirects to %s', expectOneHop);

  it.each([
    '/produit/lame)',
    '/produit/lame,',
    '/produit/lame.',
    '/produit/lame%20',
    '/produit/lame%29.',
    '/produit/lame”',
    '/produit/lame%C2%A0',
    '/produit/lame%22%3E',
    '/produit/lame/).',
    '/produit/lame…',
  ])('[RD-05] punctuation copied from a text: %s redirects once to the page', async (from) => {
    expect(await responseOf(encodeURI(decodeURI(from)))).toEqual([301, '/produit/lame']);
  });

  it.each([
    ['/produit/lame)?ref=1', '/produit/lame?ref=1'],
    ['/)', '/'],
    ['/en/).', '/en'],
    ['/index.php)', '/'],
    ['/mon-compte.', '/mon-compte'],
    ['/radiateurs-2025,', '/nos-produits/chauffage-electrique'],
  ])('[RD-05] punctuation copied from a text: %s redirects once to %s', async (from, to) => {
    expect(await responseOf(from)).toEqual([301, to]);
  });

  it.each(['/produit/nothing)', '/nothing.', '/nos-produits/_NOPE__x)'])(
    '[ER-01] %s: no page without its punctuation either, 404',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});

describe('malformed addresses', () => {
  it.each([
    ['/support-faq/%E9', 'fr', '/'],
    ['//contact', 'fr', '/'],
    ['/a%00b', 'fr', '/'],
    ['/en/support-faq/%E9', 'en', '/en'],
    ['//en/help-contact', 'en', '/en'],
    ['/en/pro/product/%C0%AE', 'en', '/en'],
    ['/assets/%E9.js', 'fr', '/'],
    ['/media/%ff.svg', 'fr', '/'],
    ['/media/documents/fr/%zz', 'fr', '/'],
    ['/%', 'fr', '/'],
    ['/robots.txt%00', 'fr', '/'],
    ['/_cart/%E9', 'fr', '/'],
  ])('[ER-01] %s: the error page in %s with a link home', async (path, lang, home) => {
    const server = await serve(app);
    const { status, body, headers } = await sendRaw(
      server.port,
      `GET ${path} HTTP/1.1\r\nHost: localhost:3000\r\nConnection: close\r\n\r\n`,
    );
    await server.close();
    const page = parsePage(body);
    expect([status, page.lang, page.headings.length, page.robots]).toEqual([400, lang, 1, 'noindex,follow']);
    expect(page.main.links).toContain(home);
    expect(headers['cache-control']).toContain('no-store');
    expect(headers['location']).toBeUndefined();
  });

  it.each(['/api/v1/product/%E9', '//api/v1/product', '/api/v1/a%00b'])(
    '[ER-01] %s: refused in JSON, like calls',
    async (path) => {
      const server = await serve(app);
      const { status, body } = await sendRaw(
        server.port,
        `GET ${path} HTTP/1.1\r\nHost: localhost:3000\r\nConnection: close\r\n\r\n`,
      );
      await server.close();
      expect([status, JSON.parse(body)]).toMatchObject([400, { code: 'invalid_request' }]);
    },
  );
});

describe('calls that resolve addresses', () => {
  const SITE = 'http://localhost:3000';
  const QUERY = { site_id: '1', lang: 'fr', sales_plan_id: '1' };
  const call = async (path: string, url: string) =>
    (
      await request(app)
        .get(`/api/v1/${path}`)
        .query({ ...QUERY, url })
    ).body as Record<string, unknown>;

  it.each([
    [`${SITE}/fr`, 'redirect', '/'],
    [`${SITE}/pro/infos/chauffage`, 'redirect', '/pro/conseils/chauffage'],
    [`${SITE}/index.php?a=1`, 'redirect', '/?a=1'],
    ['https://sav.atre-chauffage.example/x', 'redirect', '/support-faq'],
    [`${SITE}/radiateurs-2025`, 'redirect', '/nos-produits/chauffage-electrique'],
    [`${SITE}/produit/lame)`, 'redirect', '/produit/lame'],
    [`${SITE}/produit/lame`, 'none', null],
    [`${SITE}/nothing-here`, 'none', null],
    ['not an address', 'none', null],
    [`${SITE}/%E9`, 'none', null],
  ])('[RD-06] GET /url: %s is %s %s, equal to the response of a request', async (url, type, to) => {
    expect(await call('url', url)).toEqual({ type, url: to });
  });

  it('[RD-06] GET /url/explanation: names the rules from an address to its page', async () => {
    expect(await call('url/explanation', `${SITE}/en/pro/infos/salle-de-bains`)).toMatchObject({
      type: 'redirect',
      url: '/en/pro/advices/bathroom',
      code: 301,
      steps: [
        { rule: 'pattern', to: '/en/pro/advices/salle-de-bains', why: expect.stringContaining('advice') },
        { rule: 'page', to: '/en/pro/advices/bathroom' },
      ],
    });
    expect(await call('url/explanation', '/produit/lame')).toMatchObject({ type: 'page', steps: [] });
    expect(await call('url/explanation', '/nothing-here')).toMatchObject({ type: 'none', steps: [] });
  });
});
