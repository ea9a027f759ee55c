import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ask, type HttpResponse } from '#tests/support/ask.ts';
import { logInVisitor } from '#tests/support/logged-visitor.ts';
import { parsePage } from '#tests/support/read-page.ts';
import { startTestBackoffice, type TestBackoffice } from '#tests/support/test-backoffice.ts';
import { createTestStorefront, serve } from '#tests/support/test-storefront.ts';

const OURS = 'http://localhost:3000';
const FORM = 'application/x-www-form-urlencoded';
/** Known ways to disguise an external address. */
const SPELLINGS = [
  'https://evil.example',
  'http:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'HTTPS://EVIL.EXAMPLE',
  '//evil.example',
  '///evil.example',
  '////evil.example/..',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\u0000//evil.example',
  ' //evil.example',
  '/ /evil.example/..//evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e//evil.example',
  '/%09/evil.example',
  '/%5cevil.example',
  '/%2f%2fevil.example',
  '//evil%E3%80%82example',
  '//localhost:3000@evil.example',
  'https://localhost:3000.evil.example/',
  'https://localhost:3000%2eevil.example/',
  '/%0d%0alocation:%20https://evil.example',
  'javascript:alert(1)//evil.example',
  'data:text/html,evil.example',
  '?x=//evil.example',
  '#//evil.example',
  './/evil.example',
];

let backoffice: TestBackoffice;
let server: Awaited<ReturnType<typeof serve>>;
let cookie: string;
beforeAll(async () => {
  backoffice = await startTestBackoffice();
  const { app } = await createTestStorefront({ backofficeUrl: backoffice.url, env: { LOG_LEVEL: 'silent' } });
  server = await serve(app);
  cookie = (await logInVisitor(app)).cookies.join('; ');
});
afterAll(async () => {
  await server.close();
  await backoffice.close();
});

const get = (path: string) => ask(server.port, { path, headers: { cookie } });
const post = (path: string, fields: Record<string, string>) =>
  ask(server.port, {
    method: 'POST',
    path,
    headers: { cookie, 'sec-fetch-site': 'same-origin', 'content-type': FORM },
    body: new URLSearchParams(fields).toString(),
  });

/** Every redirect whose target a visitor can set. */
const REDIRECTS: Record<string, (target: string) => Promise<HttpResponse>> = {
  'login, logged in already': (target) => get(`/pro/connexion?redirect=${target}`),
  'the page of login': (target) => ask(server.port, { path: `/pro/connexion?redirect=${target}` }),
  'the form of facets': (target) => get(`/_filters?path=${target}&_COLOR=blanc`),
  'the form of an archive': (target) => get(`/_documents?path=${target}`),
  'the form of the cart': (target) => post('/_cart', { element: 'part.1', back: decodeURIComponent(target) }),
  'the heart of a product': (target) =>
    post('/pro/mes-favoris', { favorite: '1', redirect: decodeURIComponent(target) }),
  'an address of its own': (target) => get(`/url?url=${target}`),
  'an order to try again': (target) => get(`/commande/erreur?reference=${target}`),
  'an order that is confirmed': (target) => get(`/commande/confirmation-cb?reference=${target}`),
  'an order of the account': (target) => get(`/ma-commande/${encodeURIComponent(target)}?view=reorder`),
  'an invoice': (target) => get(`/ma-commande/facture/${encodeURIComponent(target)}`),
  'the bank': (target) =>
    post('/test-bank/pay', { return_url: decodeURIComponent(target), reference: 'x', amount: '1' }),
  'the bank’s way back': (target) =>
    post('/test-bank/decide', { return_url: decodeURIComponent(target), choice: 'accept', reference: 'x' }),
  'a list with a page': (target) => get(`/nos-produits/_p__1?back=${target}`),
  'a page with a slash at its end': (target) => get(`/mentions-legales/?next=${target}`),
};

/** Returns whether a browser would leave this site. */
function isAway({ headers }: HttpResponse): boolean {
  const to = headers.location;
  return to !== undefined && (new URL(to, `${OURS}/x/`).origin !== OURS || /^[\\/][\\/]|[\s\\]/.test(to));
}

describe('external redirects', () => {
  it.each(Object.entries(REDIRECTS))('[AC-04] %s: never leaves the site', async (_name, visit) => {
    for (const spelling of SPELLINGS) {
      const response = await visit(encodeURIComponent(spelling));
      expect([spelling, response.status < 500, isAway(response), response.headers.location]).toEqual([
        spelling,
        true,
        false,
        response.headers.location,
      ]);
      const isHtml = response.headers['content-type']?.startsWith('text/html') ?? false;
      const links = isHtml ? parsePage(response.body).links : [];
      const away = links.filter(
        (link) => /evil/.test(new URL(link, OURS).host) || /^(?:javascript|data):/.test(link),
      );
      expect([spelling, away]).toEqual([spelling, []]);
    }
  });

  it('[AC-04] path that looks like another site: never leaves the site', async () => {
    for (const spelling of SPELLINGS.filter((candidate) => /^\/[\u0021-\u007e]*$/.test(candidate))) {
      for (const path of [spelling, `${spelling}/`, `/en${spelling}/`, `/pro${spelling}/`])
        expect([path, isAway(await get(path))]).toEqual([path, false]);
    }
  });
});
