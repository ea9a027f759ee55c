import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ask, type Answered } from '#tests/support/ask.ts';
import { ATTACK_MS, attackSize } from '#tests/support/attack-size.ts';
import { findLiveMarkup } from '#tests/support/hostile-texts.ts';
import { createTestStorefront, serve } from '#tests/support/test-storefront.ts';
import { POISON, POISON_HEADERS, POISON_PARAMETERS } from './poison.data.ts';

/** One kind of page, a permanent redirect; the long form asks for more. */
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
].slice(0, attackSize(2, 20));
/** Of every answer, or of how it was found. */
const OWN = new Set(['date', 'x-request-id', 'age', 'x-cache', 'connection', 'keep-alive']);

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  const { app } = await createTestStorefront({ env: { LOG_LEVEL: 'silent' } });
  server = await serve(app);
});
afterAll(() => server.close());

/** All of an answer that a cache would keep; the words beside a redirect are in the form asked for, and say so (`Vary`). */
function keptOf({ status, headers, body }: Answered): object {
  if (status > 300 && status < 400) return { status, location: headers.location, vary: headers.vary };
  const kept = Object.entries(headers).filter(([name]) => !OWN.has(name));
  return { status, headers: Object.fromEntries(kept), body };
}

const isForOne = ({ headers }: Answered) => /no-store|private/.test(headers['cache-control'] ?? '');
/** The same; of a page for one visitor alone, which has a secret of its own each time, that it is one. */
const sharedOf = (answer: Answered) => (isForOne(answer) ? { status: answer.status } : keptOf(answer));
const visit = (path: string) => ask(server.port, { path });

describe('what an attacker sends along', () => {
  it('is plenty', () => {
    expect(POISON_HEADERS.length).toBeGreaterThanOrEqual(60);
    expect(POISON_PARAMETERS.length).toBeGreaterThanOrEqual(30);
  });

  it.each(PATHS)(
    '[LY-03] in a header changes nothing of %s, for him or for the next visitor',
    async (path) => {
      const clean = await visit(path);
      for (const [name, value] of POISON_HEADERS) {
        const poisoned = await ask(server.port, { path, headers: { [name]: value } });
        expect([name, sharedOf(poisoned)]).toEqual([name, sharedOf(clean)]);
        const echoed = { ...poisoned.headers, 'x-request-id': '' };
        expect(poisoned.body + JSON.stringify(echoed)).not.toContain(POISON);
      }
      expect(sharedOf(await visit(path))).toEqual(sharedOf(clean));
    },
    ATTACK_MS,
  );

  it.each(PATHS)(
    'in a parameter is kept for nobody, and the next visitor of %s sees nothing of it',
    async (path) => {
      const clean = await visit(path);
      for (const name of POISON_PARAMETERS) {
        const query = `${encodeURIComponent(name)}=${encodeURIComponent(`"><svg/onload=${POISON}>`)}`;
        const poisoned = await visit(`${path}${path.includes('?') ? '&' : '?'}${query}`);
        // A redirect takes his parameter along: for whoever asks for just that.
        const leavesNothing =
          isForOne(poisoned) || poisoned.status === 301 || !poisoned.body.includes(POISON);
        expect([name, leavesNothing, findLiveMarkup(poisoned.body)]).toEqual([name, true, []]);
      }
      expect(sharedOf(await visit(path))).toEqual(sharedOf(clean));
    },
    ATTACK_MS,
  );

  it('as Host changes no canonical, no alternate and no redirect', async () => {
    for (const path of ['/produit/lame', '/produit/lame/', '/sitemap.xml', '/robots.txt', '/mon-compte']) {
      const [clean, forged] = [
        await visit(path),
        await ask(server.port, { path, headers: { host: POISON } }),
      ];
      expect([path, keptOf(forged)]).toEqual([path, keptOf(clean)]);
    }
  });
});
