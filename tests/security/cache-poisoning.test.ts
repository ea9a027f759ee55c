import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ask, type Answered } from '#tests/support/ask.ts';
import { ATTACK_MS, attackSize } from '#tests/support/attack-size.ts';
import { findLiveMarkup } from '#tests/support/hostile-texts.ts';
import { createTestStorefront, serve } from '#tests/support/test-storefront.ts';
import { POISON, POISON_HEADERS, POISON_PARAMETERS } from './poison.data.ts';

/** One page of each kind that is kept, and what is not kept by us but may be by others. */
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
/** Sent with one request in the short form; each by itself in the long one. */
const TOGETHER = attackSize(12, 1);
const MADE_AT = /"now":\d+/;
const SECRET = 'a-secret-of-the-tests-for-purges-alone';
/** Of every answer, or of how it was found. */
const OWN = new Set(['date', 'x-request-id', 'age', 'x-cache', 'connection', 'keep-alive']);

let server: Awaited<ReturnType<typeof serve>>;
/** The same site, which nobody has tried to poison. */
let untouched: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  const env = { LOG_LEVEL: 'silent', PURGE_SECRET: SECRET };
  const sites = await Promise.all([createTestStorefront({ env }), createTestStorefront({ env })]);
  [server, untouched] = await Promise.all([serve(sites[0].app), serve(sites[1].app)]);
  await askForDocuments();
});
afterAll(() => Promise.all([server.close(), untouched.close()]));

/** All of an answer that a cache would keep; the words beside a redirect are in the form asked for, and say so (`Vary`). */
function keptOf({ status, headers, body }: Answered): object {
  if (status > 300 && status < 400) return { status, location: headers.location, vary: headers.vary };
  // A page that says what is open says when it was made: its digest is then another each time.
  const isDated = MADE_AT.test(body);
  const kept = Object.entries(headers).filter(([name]) => !OWN.has(name) && !(isDated && name === 'etag'));
  return { status, headers: Object.fromEntries(kept), body: body.replace(MADE_AT, '') };
}

const isForOne = ({ headers }: Answered) => /no-store|private/.test(headers['cache-control'] ?? '');
/** The same; of a page for one visitor alone, which has a secret of its own each time, that it is one. */
const sharedOf = (answer: Answered) => (isForOne(answer) ? { status: answer.status } : keptOf(answer));
const visit = (path: string) => ask(server.port, { path });
/** As somebody sees it of whom no cache has heard. */
const visitUntouched = (path: string) => ask(untouched.port, { path });

/** Pages say how large their documents are, once somebody has asked for one: other tests on this back office do. */
async function askForDocuments(): Promise<void> {
  for (const path of PATHS) {
    const { body } = await visitUntouched(path);
    const documents = body.match(/\/media\/documents\/[^"]+/g) ?? [];
    for (const document of new Set(documents)) await ask(untouched.port, { path: document });
  }
  await forgetAll(untouched);
}

/** Nothing is kept any more: who asks next is whom a page is made for. */
async function forgetAll(site = server): Promise<void> {
  const headers = { authorization: `Bearer ${SECRET}`, 'content-type': 'application/json' };
  const sent = { method: 'POST', path: '/ops/purge', headers, body: '{"all":true}' };
  expect((await ask(site.port, sent)).status).toBe(200);
}

/** Headers in groups, none twice in one: dealt like cards, for those of a name are neighbours. */
const COUNT = Math.ceil(POISON_HEADERS.length / TOGETHER);
const GROUPS = Array.from({ length: COUNT }, (_empty, place) =>
  POISON_HEADERS.filter((_header, index) => index % COUNT === place),
);

describe('what an attacker sends along', () => {
  it('is plenty', () => {
    expect(POISON_HEADERS.length).toBeGreaterThanOrEqual(60);
    expect(POISON_PARAMETERS.length).toBeGreaterThanOrEqual(30);
    expect(GROUPS.flatMap((group) => [...new Map(group)])).toHaveLength(POISON_HEADERS.length);
  });

  it.each(PATHS)(
    '[LY-03] in a header changes nothing of %s, though it is for him that the page is made that others get',
    async (path) => {
      const clean = await visitUntouched(path);
      const isKept = clean.headers['x-cache'] === 'miss' || clean.headers['x-cache'] === 'hit';
      for (const group of GROUPS) {
        await forgetAll();
        const poisoned = await ask(server.port, { path, headers: Object.fromEntries(group) });
        const next = await visit(path);
        const names = group.map(([name]) => name);
        const states = [poisoned.headers['x-cache'], next.headers['x-cache']];
        expect([names, ...(isKept ? states : ['miss', 'hit'])]).toEqual([names, 'miss', 'hit']);
        expect([names, sharedOf(poisoned)]).toEqual([names, sharedOf(clean)]);
        expect([names, sharedOf(next)]).toEqual([names, sharedOf(clean)]);
        const echoed = { ...poisoned.headers, 'x-request-id': '' };
        expect(poisoned.body + JSON.stringify(echoed)).not.toContain(POISON);
      }
    },
    ATTACK_MS,
  );

  it('is sent for pages that are kept, most of them', async () => {
    const states = await Promise.all(
      PATHS.map(async (path) => (await visitUntouched(path)).headers['x-cache']),
    );
    const kept = states.filter((state) => state === 'hit' || state === 'stale');
    expect(kept.length).toBeGreaterThan(PATHS.length / 2);
  });

  it.each(PATHS)(
    'in a parameter is kept for nobody, and the next visitor of %s sees nothing of it',
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

  it('as Host changes no canonical, no alternate and no redirect', async () => {
    for (const path of ['/produit/lame', '/produit/lame/', '/sitemap.xml', '/robots.txt', '/mon-compte']) {
      await forgetAll();
      const forged = await ask(server.port, { path, headers: { host: POISON } });
      expect([path, keptOf(forged)]).toEqual([path, keptOf(await visitUntouched(path))]);
    }
  });
});

/** For one visitor alone; the very body everybody gets; or moved, with the parameter, for who asks for just that. */
function whatBecameOf(poisoned: Answered, clean: Answered): string {
  if (isForOne(poisoned)) return poisoned.headers['x-cache'] === 'hit' ? 'kept by us' : 'harmless';
  if (poisoned.status === 301) return clean.status === 301 ? 'harmless' : 'moved';
  return poisoned.body === clean.body ? 'harmless' : 'kept by others';
}
