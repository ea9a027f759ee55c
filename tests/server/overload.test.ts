import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { ask } from '#tests/support/ask.ts';
import { createRenderLimiter, type RenderLimiter } from '#server/render/render-limiter.ts';
import { startRelay, type Relay } from '#tests/support/start-relay.ts';
import { createTestStorefront, serve } from '#tests/support/test-storefront.ts';

const LIMIT = 2;
/** Renders in progress, and twice as many that wait. */
const ROOM = 3 * LIMIT;
const VISITORS = 30;
/** One form at a time, and twenty that wait. */
const FORM_ROOM = 21;
const FLOOD = 45;
const REFUSED_WITHIN_MS = 100;

/** Concurrent requests, each for a new search. */
function rush(port: number, words: string) {
  return Promise.all(
    Array.from({ length: VISITORS }, async (_, number) => {
      const response = await fetch(`http://127.0.0.1:${port}/recherche?q=${words}+${number}`);
      const text = await response.text();
      return { status: response.status, headers: response.headers, text };
    }),
  );
}

describe('more visitors than render capacity', () => {
  let relay: Relay;
  const ends: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    relay = await startRelay();
  });
  afterAll(async () => {
    for (const end of ends) await end();
    await relay.close();
  });

  const start = async (limit: number, limiter?: RenderLimiter) => {
    const { app, logs } = await createTestStorefront({
      backofficeUrl: relay.url,
      env: { RENDER_LIMIT: String(limit) },
      ...(limiter && { limiter }),
    });
    const site = await serve(app);
    ends.push(site.close);
    // Warms up the JIT, and fetches the data that all pages need.
    await (await fetch(`http://127.0.0.1:${site.port}/produit/lame`)).text();
    return { port: site.port, logs };
  };

  /** Sends concurrent requests to a site with limited renders, and returns violations. */
  const findingsOf = async (words: string, limiter?: RenderLimiter): Promise<string[]> => {
    const { port, logs } = await start(LIMIT, limiter);
    relay.delay = 120;
    const responses = await rush(port, words);
    relay.delay = 0;
    const served = responses.filter(({ status }) => status === 200);
    const refused = responses.filter(({ status }) => status === 503);
    // Requests that waited in vain took half a second and more; the others are refused at once, by the
    // server's clock.
    const quick = logs.filter(({ status, ms }) => status === 503 && Number(ms) < REFUSED_WITHIN_MS);
    const isReported = ({ headers, text }: (typeof responses)[number]) =>
      headers.get('retry-after') === '5' &&
      headers.get('cache-control') === 'no-store' &&
      text.includes('Beaucoup de monde en ce moment');
    return Object.entries({
      'some are neither served nor refused': served.length + refused.length !== VISITORS,
      'fewer are served than there is room for': served.length < LIMIT,
      'more are served than there is room for': served.length > ROOM,
      'a refusal has no Retry-After': !refused.every(isReported),
      'refusals are late': quick.length < VISITORS - ROOM,
    })
      .filter(([, isSo]) => isSo)
      .map(([what]) => what);
  };

  it('excess requests: refused at once with Retry-After, the others are served', async () => {
    expect(await findingsOf('crowd')).toEqual([]);
  }, 30_000);

  it('without a limiter: all wait and none is refused, which proves that this test detects it', async () => {
    expect(await findingsOf('unlimited', createRenderLimiter(Infinity))).toContain('refusals are late');
  }, 30_000);

  it('cached page: unaffected', async () => {
    const { port } = await start(LIMIT);
    relay.delay = 120;
    const crowd = rush(port, 'noise');
    const cached = await fetch(`http://127.0.0.1:${port}/produit/lame`);
    expect([cached.status, cached.headers.get('x-cache')]).toEqual([200, 'hit']);
    await crowd;
    relay.delay = 0;
  }, 30_000);

  it('single form: accepted', async () => {
    const { app } = await createTestStorefront({
      backofficeUrl: relay.url,
      env: { RENDER_LIMIT: '1' },
    });
    relay.delay = 120;
    const crowd = Promise.all(
      Array.from({ length: 10 }, (_, number) => request(app).get(`/recherche?q=form+${number}`)),
    );
    const posted = await request(app)
      .post('/pro/connexion')
      .set('origin', 'http://localhost:3000')
      .type('form')
      .send({ email: 'nobody', password: '' });
    relay.delay = 0;
    await crowd;
    expect(posted.status).toBe(422);
  }, 30_000);

  it('flood of forms: renders no more pages at a time than the limit, and is refused with Retry-After', async () => {
    const { port } = await start(1);
    relay.delay = 300;
    const body = JSON.stringify({ code: 'bad_credentials', message: 'No.' });
    relay.refuse = ({ url }) => (url.includes('/user/login') ? { status: 401, body } : undefined);
    const post = () =>
      ask(port, {
        method: 'POST',
        path: '/pro/connexion',
        headers: { origin: 'http://localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
        body: 'email=nobody%40atre.example&password=x',
      });
    const responses = await Promise.all(Array.from({ length: FLOOD }, post));
    relay.delay = 0;
    relay.refuse = undefined;
    const turnedAway = responses.filter(({ status }) => status === 503);
    expect(turnedAway.length).toBeGreaterThanOrEqual(FLOOD - FORM_ROOM);
    expect(responses.filter(({ status }) => status === 401).length).toBeGreaterThanOrEqual(1);
    expect(new Set(turnedAway.map(({ headers }) => headers['retry-after']))).toEqual(new Set(['5']));
  }, 60_000);
});
