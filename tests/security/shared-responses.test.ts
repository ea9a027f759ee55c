import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { UnsecuredJWT } from 'jose';
import { ROUTED_PAGES } from '#routes/tree.tsx';
import type { SignedIn } from '#shared/contract/account.ts';
import { ask } from '#tests/support/ask.ts';
import { startRelay, type Relay } from '#tests/support/start-relay.ts';
import { createTestStorefront, serve } from '#tests/support/test-storefront.ts';

/** Public responses other than pages: files, moved addresses, crawler files. */
const OTHERS = [
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap-1.xml',
  '/radiateurs-2025',
  '/jeu-concours-hiver',
  '/index.php',
  '/produit/lame/',
  '/nos-produits/',
  '/maintenance',
  '/aucune-page',
  '/_filters?path=/nos-produits&_COLOR=blanc',
  '/_documents?path=/documentations',
  '/visitor/email-hash',
  '/media/documents/lame-notice.pdf',
  '/media/none.svg',
  '/assets/none.js',
  '/api/v1/site?site_id=1&lang=fr&sales_plan_id=1',
  '/api/v1/projects?site_id=1&lang=fr&sales_plan_id=1',
];
const PAGES = ROUTED_PAGES.filter(({ variant }) => !variant.alias).map(({ variant }) =>
  variant.pattern.replaceAll(/\{[^}]+\}/g, 'lame'),
);

/** A session whose token expired an hour ago, with the result of its renewal. */
const COOKIE = `email=pro@atre.example; refresh_token=held; jwt_token=${tokenOf(-1)}`;
const RENEWED: SignedIn = {
  token: tokenOf(1),
  refresh_token: 'renewed',
  tmp_token: null,
  user: { id: 1, email: 'pro@atre.example' },
  customer: {
    id: 1,
    customer_id: 'P-1',
    civility: 'mme',
    firstname: 'Odile',
    lastname: 'Kerbrat',
    phone: null,
    addresses: [],
    company: null,
  },
};

let relay: Relay;
let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  relay = await startRelay();
  relay.refuse = ({ url }) =>
    url.includes('/user/logged') ? { status: 200, body: JSON.stringify(RENEWED) } : undefined;
  const { app } = await createTestStorefront({ backofficeUrl: relay.url, env: { LOG_LEVEL: 'silent' } });
  server = await serve(app);
});
afterAll(async () => {
  await server.close();
  await relay.close();
});

function tokenOf(hours: number): string {
  return new UnsecuredJWT({ role: 'professional' }).setExpirationTime(`${hours} hour`).encode();
}

describe('response that renews a session', () => {
  it(
    '[AC-05] every path: not cached',
    async () => {
      let renewed = 0;
      const headers = { cookie: COOKIE, 'sec-fetch-site': 'same-origin', 'x-atre-token': '1' };
      for (const path of [...PAGES, ...OTHERS]) {
        const response = await ask(server.port, { path, headers });
        const cookies = response.headers['set-cookie'] ?? [];
        if (cookies.some((line) => line.startsWith('refresh_token='))) renewed += 1;
        const cacheControl = response.headers['cache-control'] ?? '';
        expect([path, cookies.length > 0 && cacheControl !== 'private, no-store']).toEqual([path, false]);
      }
      // Proves that the test has renewed sessions.
      expect(renewed).toBeGreaterThan(PAGES.length * 0.9);
    },
    4 * 60_000,
  );

  it('crawler files: renew no session, and are the same for all', async () => {
    for (const path of ['/robots.txt', '/sitemap.xml', '/sitemap-1.xml']) {
      const { headers } = await ask(server.port, { path, headers: { cookie: COOKIE } });
      expect([path, headers['set-cookie']]).toEqual([path, undefined]);
    }
  });
});

describe('restricted site', () => {
  const EVERYTHING = ['/', '/en/product/lame', '/recherche?q=lame', '/conseils-chauffage', ...OTHERS];

  it.each([
    ['an allow-list', { IP_ALLOW_LIST: '127.0.0.1' }],
    ['maintenance that some may pass', { MAINTENANCE: 'true', MAINTENANCE_BYPASS: '127.0.0.1' }],
  ])('[GD-03] %s: only the browser may cache a response', async (_what, env) => {
    const closed = await createTestStorefront({
      backofficeUrl: relay.url,
      env: { LOG_LEVEL: 'silent', ...env },
    });
    const site = await serve(closed.app);
    try {
      for (const path of [...EVERYTHING, ...EVERYTHING]) {
        const { headers } = await ask(site.port, { path, headers: { 'sec-fetch-site': 'same-origin' } });
        const cacheControl = headers['cache-control'] ?? 'nothing';
        expect([path, cacheControl.includes('private') || cacheControl.includes('no-store')]).toEqual([
          path,
          true,
        ]);
      }
    } finally {
      await site.close();
    }
  });
});
