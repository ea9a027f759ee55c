import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ask, type HttpResponse } from '#tests/support/ask.ts';
import { ATTACK_MS, attackSize } from '#tests/support/attack-size.ts';
import { findLiveMarkup } from '#tests/support/hostile-texts.ts';
import { createTestStorefront, serve } from '#tests/support/test-storefront.ts';
import { POISON, POISON_HEADERS, POISON_PARAMETERS } from './poison.data.ts';

/** One page of each kind that is cached, and responses that only other caches may store. */
const PATHS = [
  '/produit/lame',
  '/nos-produits/',
  '/',
  '/en/pro',
  '/nos-produits/chauffage-electrique',
  '/recherche?q=lame',
  '/trouver-un-installateur',
  '/infos',
  '/support-faq',
  '/plan-du-site',
  '/sitemap.xml',
  '/robots.txt',
  '/energie',
  '/aucune-page',
  '/ar/produit/lame',
];
/** Parameters sent per request: several in the short form, one in the long form. */
const TOGETHER = attackSize(12, 1);
const MADE_AT = /"now":\d+/;
const SECRET = 'a-secret-of-the-tests-for-purges-alone';
/** Headers that differ per response or state how it was found. */
const OWN = new Set(['date', 'x-request-id', 'age', 'x-cache', 'connection', 'keep-alive']);

let server: Awaited<ReturnType<typeof serve>>;
/** The same site without poisoned requests. */
let untouched: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  const env = { LOG_LEVEL: 'silent', PURGE_SECRET: SECRET };
  const sites = await Promise.all([createTestStorefront({ env }), createTestStorefront({ env })]);
  [server, untouched] = await Promise.all([serve(sites[0].app), serve(sites[1].app)]);
  await askForDocuments();
});
afterAll(() => Promise.all([server.close(), untouched.close()]));

/** Everything of a response that a cache stores; the body of a redirect depends on `Accept`, as `Vary` states. */
function storedPartOf({ status, headers, body }: HttpResponse): object {
  if (status > 300 && status < 400) return { status, location: headers.location, vary: headers.vary };
  // A page with opening hours states the time of its rendering, so its digest differs.
  const hasRenderTime = MADE_AT.test(body);
  const stored = Object.entries(headers).filter(
    ([name]) => !OWN.has(name) && !(hasRenderTime && name === 'etag'),
  );
  return { status, headers: Object.fromEntries(stored), body: body.replace(MADE_AT, '') };
}

const isForOne = ({ headers }: HttpResponse) => /no-store|private/.test(headers['cache-control'] ?? '');
/** The same; of a personal page, which has a nonce per response, only that it is personal. */
const sharedOf = (response: HttpResponse) =>
  isForOne(response) ? { status: response.status } : storedPartOf(response);
const visit = (path: string) => ask(server.port, { path });
/** A response of the site without poisoned requests. */
const visitUntouched = (path: string) => ask(untouched.port, { path });

/**
 * Pages show the size of their documents once one was requested, which other tests on this back office do.
 */
async function askForDocuments(): Promise<void> {
  for (const path of PATHS) {
    const { body } = await visitUntouched(path);
    const documents = body.match(/\/media\/documents\/[^"]+/g) ?? [];
    for (const document of new Set(documents)) await ask(untouched.port, { path: document });
  }
  await forgetAll(untouched);
}

/** Clears the cache, so that the next request renders the page. */
async function forgetAll(site = server): Promise<void> {
  const headers = { authorization: `Bearer ${SECRET}`, 'content-type': 'application/json' };
  const sent = { method: 'POST', path: '/ops/purge', headers, body: '{"all":true}' };
  expect((await ask(site.port, sent)).status).toBe(200);
}

/** Distributes headers into groups, with no name twice in one. */
const COUNT = Math.ceil(POISON_HEADERS.length / TOGETHER);
const GROUPS = Array.from({ length: COUNT }, (_empty, groupIndex) =>
  POISON_HEADERS.filter((_header, index) => index % COUNT === groupIndex),
);

describe('cache poisoning', () => {
  it('attack lists: long enough', () => {
    expect(POISON_HEADERS.length).toBeGreaterThanOrEqual(60);
    expect(POISON_PARAMETERS.length).toBeGreaterThanOrEqual(30);
    expect(GROUPS.flatMap((group) => [...new Map(group)])).toHaveLength(POISON_HEADERS.length);
  });

  it.each(PATHS)(
    '[LY-03] header: does not change %s for other visitors, even when the attacker’s request renders the page',
    async (path) => {
      const clean = await visitUntouched(path);
      const isCached = clean.headers['x-cache'] === 'miss' || clean.headers['x-cache'] === 'hit';
      for (const group of GROUPS) {
        await forgetAll();
        const poisoned = await ask(server.port, { path, headers: Object.fromEntries(group) });
        const next = await visit(path);
        const names = group.map(([name]) => name);
        const states = [poisoned.headers['x-cache'], next.headers['x-cache']];
        expect([names, ...(isCached ? states : ['miss', 'hit'])]).toEqual([names, 'miss', 'hit']);
        expect([names, sharedOf(poisoned)]).toEqual([names, sharedOf(clean)]);
        expect([names, sharedOf(next)]).toEqual([names, sharedOf(clean)]);
        const echoed = { ...poisoned.headers, 'x-request-id': '' };
        expect(poisoned.body + JSON.stringify(echoed)).not.toContain(POISON);
      }
    },
    ATTACK_MS,
  );

  it('poisoned requests: most are for pages that are cached', async () => {
    const states = await Promise.all(
      PATHS.map(async (path) => (await visitUntouched(path)).headers['x-cache']),
    );
    const cached = states.filter((state) => state === 'hit' || state === 'stale');
    expect(cached.length).toBeGreaterThan(PATHS.length / 2);
  });

  it.each(PATHS)(
    'parameter: is not cached, and the next visitor of %s sees nothing of it',
    async (path) => {
      const clean = await visitUntouched(path);
      await forgetAll();
      for (const name of POISON_PARAMETERS) {
        const query = `${encodeURIComponent(name)}=${encodeURIComponent(`"><svg/onload=${POISON}>`)}`;
        const poisoned = await visit(`${path}${path.includes('?') ? '&' : '?'}${query}`);
        expect([name, whatBecameOf(poisoned, clean), findLiveMarkup(poisoned.body)]).toEqual([
          name,
          'harmless',
          [],
        ]);
      }
      expect(sharedOf(await visit(path))).toEqual(sharedOf(clean));
    },
    ATTACK_MS,
  );

  it('Host header: changes no canonical link, no alternate and no redirect', async () => {
    for (const path of ['/produit/lame', '/produit/lame/', '/sitemap.xml', '/robots.txt', '/mon-compte']) {
      await forgetAll();
      const forged = await ask(server.port, { path, headers: { host: POISON } });
      expect([path, storedPartOf(forged)]).toEqual([path, storedPartOf(await visitUntouched(path))]);
    }
  });
});

/** Either private, or equal to the clean response, or a redirect that keeps the parameter for this request only. */
function whatBecameOf(poisoned: HttpResponse, clean: HttpResponse): string {
  if (isForOne(poisoned)) return poisoned.headers['x-cache'] === 'hit' ? 'cached by us' : 'harmless';
  if (poisoned.status === 301) return clean.status === 301 ? 'harmless' : 'moved';
  return poisoned.body === clean.body ? 'harmless' : 'cached by others';
}
