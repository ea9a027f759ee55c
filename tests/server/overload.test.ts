import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { ask } from '#tests/support/ask.ts';
import { createRenderLimiter, type RenderLimiter } from '#server/render/render-limiter.ts';
import { startRelay, type Relay } from '#tests/support/start-relay.ts';
import { createTestStorefront, serve } from '#tests/support/test-storefront.ts';

const LIMIT = 2;
/** Those being made, and twice as many that wait. */
const ROOM = 3 * LIMIT;
const VISITORS = 30;
/** Of forms one is taken at a time there, and twenty wait. */
const FORM_ROOM = 21;
const FLOOD = 45;
const REFUSED_WITHIN_MS = 100;

/** As many at once, each for a search that nobody made before. */
function rush(port: number, words: string) {
  return Promise.all(
    Array.from({ length: VISITORS }, async (_, number) => {
      const answer = await fetch(`http://127.0.0.1:${port}/recherche?q=${words}+${number}`);
      const text = await answer.text();
      return { status: answer.status, headers: answer.headers, text };
    }),
  );
}

describe('more visitors than pages can be made for', () => {
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
    // Programs are slow at first, and what all pages need is asked for once.
    await (await fetch(`http://127.0.0.1:${site.port}/produit/lame`)).text();
    return { port: site.port, logs };
  };

  /** A crowd before a site of so many places: what is not as it should be. */
  const faultsOf = async (words: string, limiter?: RenderLimiter): Promise<string[]> => {
    const { port, logs } = await start(LIMIT, limiter);
    relay.delay = 120;
    const answers = await rush(port, words);
    relay.delay = 0;
    const served = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 503);
    // Those who waited in vain did so for half a second and more; the rest nothing to speak of, by the server's clock.
    const quick = logs.filter(({ status, ms }) => status === 503 && Number(ms) < REFUSED_WITHIN_MS);
    const isTold = ({ headers, text }: (typeof answers)[number]) =>
      headers.get('retry-after') === '5' &&
      headers.get('cache-control') === 'no-store' &&
      text.includes('Beaucoup de monde en ce moment');
    return Object.entries({
      'some are neither served nor refused': served.length + refused.length !== VISITORS,
      'fewer are served than there is room for': served.length < LIMIT,
      'more are served than there is room for': served.length > ROOM,
      'somebody is not told when to come back': !refused.every(isTold),
      'they are not told at once': quick.length < VISITORS - ROOM,
    })
      .filter(([, isSo]) => isSo)
      .map(([what]) => what);
  };

  it('as many are served as there is room for; the others are told at once when to come back', async () => {
    expect(await faultsOf('crowd')).toEqual([]);
  }, 30_000);

  it('without a limiter all of them wait, and nobody is told: this test would see it', async () => {
    expect(await faultsOf('nobody', createRenderLimiter(Infinity))).toContain('they are not told at once');
  }, 30_000);

  it('who asks for a kept page notices nothing', async () => {
    const { port } = await start(LIMIT);
    relay.delay = 120;
    const crowd = rush(port, 'noise');
    const kept = await fetch(`http://127.0.0.1:${port}/produit/lame`);
    expect([kept.status, kept.headers.get('x-cache')]).toEqual([200, 'hit']);
    await crowd;
    relay.delay = 0;
  }, 30_000);

  it('a form is taken all the same', async () => {
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

  it('a flood of forms makes no more pages at a time than there is room for, and is told when to come back', async () => {
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
    const answers = await Promise.all(Array.from({ length: FLOOD }, post));
    relay.delay = 0;
    relay.refuse = undefined;
    const turnedAway = answers.filter(({ status }) => status === 503);
    expect(turnedAway.length).toBeGreaterThanOrEqual(FLOOD - FORM_ROOM);
    expect(answers.filter(({ status }) => status === 401).length).toBeGreaterThanOrEqual(1);
    expect(new Set(turnedAway.map(({ headers }) => headers['retry-after']))).toEqual(new Set(['5']));
  }, 60_000);
});
