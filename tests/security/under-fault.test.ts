import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ask, type HttpResponse } from '#tests/support/ask.ts';
import { startRelay, type Relay } from '#tests/support/start-relay.ts';
import { createTestStorefront, serve } from '#tests/support/test-storefront.ts';

const ALLOWED = '203.0.113.7';
const OTHER = '203.0.113.8';
const CALL = '/api/v1/site?site_id=1&lang=fr&sales_plan_id=1';
/** A cacheable page, a personal one, a missing one, a call, a file, a picture, crawler files. */
const PATHS = [
  '/produit/lame',
  '/pro/connexion',
  '/aucune-page',
  CALL,
  '/assets/x.js',
  '/media/x.svg',
  '/robots.txt',
];
const CROWD = 120;

let relay: Relay;
const ends: (() => Promise<void>)[] = [];
beforeAll(async () => {
  relay = await startRelay();
});
beforeEach(() => {
  relay.refuse = undefined;
  relay.delay = 0;
});
afterAll(async () => {
  for (const end of ends) await end();
  await relay.close();
});

async function start(env: Record<string, string>): Promise<number> {
  const { app } = await createTestStorefront({
    backofficeUrl: relay.url,
    env: { LOG_LEVEL: 'silent', ...env },
  });
  const server = await serve(app);
  ends.push(server.close);
  return server.port;
}

/** Security headers of the specification that a response lacks. */
function lacksOf({ headers }: HttpResponse): string[] {
  const requested: Record<string, RegExp> = {
    'content-security-policy': /default-src 'none'.*frame-ancestors 'none'/,
    'cross-origin-opener-policy': /^same-origin-allow-popups$/,
    'cross-origin-resource-policy': /^same-origin$/,
    'x-content-type-options': /^nosniff$/,
    'x-frame-options': /^DENY$/,
    'referrer-policy': /^(?:same-origin|no-referrer)$/,
    'permissions-policy': /geolocation=\(self\)/,
  };
  return Object.entries(requested)
    .filter(([name, value]) => !value.test(String(headers[name] ?? '')))
    .map(([name]) => name);
}

const failing = () => {
  relay.refuse = () => ({ status: 500, body: '<h1>broken</h1>', type: 'text/html' });
};

describe('security headers', () => {
  it('[GD-04] failing back office: every response has them', async () => {
    const port = await start({});
    failing();
    const responses = await Promise.all(PATHS.map((path) => ask(port, { path })));
    expect(responses.map((response, index) => [PATHS[index], lacksOf(response)])).toEqual(
      PATHS.map((path) => [path, []]),
    );
    expect(responses.filter(({ status }) => status >= 500).length).toBeGreaterThanOrEqual(2);
  }, 60_000);

  it('[GD-04] overload: refusals have them', async () => {
    const port = await start({ RENDER_LIMIT: '1' });
    relay.delay = 50;
    const crowd = Array.from({ length: CROWD }, (_empty, number) =>
      ask(port, { path: `/recherche?q=crowd+${number}` }),
    );
    const responses = await Promise.all(crowd);
    expect(responses.filter(({ status }) => status === 503).length).toBeGreaterThan(CROWD / 2);
    expect(responses.flatMap(lacksOf)).toEqual([]);
  }, 60_000);

  it('[GD-04] closed site with a failing back office: every response has them', async () => {
    const port = await start({ MAINTENANCE: 'true' });
    failing();
    const responses = await Promise.all([...PATHS, '/maintenance'].map((path) => ask(port, { path })));
    expect(responses.flatMap(lacksOf)).toEqual([]);
  }, 60_000);
});

describe('allow-list', () => {
  it.each([
    ['a site that is well', () => undefined],
    ['a back office that fails', failing],
  ])(
    '[GD-03] overload: no other client is admitted: %s',
    async (_what, prepare) => {
      const port = await start({ IP_ALLOW_LIST: ALLOWED, RENDER_LIMIT: '2' });
      prepare();
      const asked = Array.from({ length: CROWD }, async (_empty, turn) => {
        const client = turn % 2 === 0 ? ALLOWED : OTHER;
        const path = PATHS[turn % PATHS.length] ?? '/';
        const { status } = await ask(port, { path, headers: { 'x-forwarded-for': client } });
        return { client, isRefused: status === 401 };
      });
      const responses = await Promise.all(asked);
      expect(responses.filter(({ client, isRefused }) => isRefused !== (client === OTHER))).toEqual([]);
    },
    60_000,
  );
});
