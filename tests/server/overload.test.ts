import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { ask } from '#tests/support/ask.ts';
import { startRelay, type Relay } from '#tests/support/start-relay.ts';
import { createTestStorefront, serve } from '#tests/support/test-storefront.ts';

const LIMIT = 2;
/** Those being made, and twice as many that wait. */
const ROOM = 3 * LIMIT;
const VISITORS = 30;
/** Of forms one is taken at a time there, and twenty wait. */
const FORM_ROOM = 21;
const FLOOD = 45;

/** As many at once, each for a search that nobody made before. */
function rush(port: number, words: string) {
  return Promise.all(
    Array.from({ length: VISITORS }, async (_, number) => {
      const since = performance.now();
      const answer = await fetch(`http://127.0.0.1:${port}/recherche?q=${words}+${number}`);
      const text = await answer.text();
      return { status: answer.status, headers: answer.headers, text, ms: performance.now() - since };
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

  const start = async (limit: number) => {
    const { app } = await createTestStorefront({
      backofficeUrl: relay.url,
      env: { RENDER_LIMIT: String(limit) },
    });
    const site = await serve(app);
    ends.push(site.close);
    // Programs are slow at first, and what all pages need is asked for once.
    await (await fetch(`http://127.0.0.1:${site.port}/produit/lame`)).text();
    return site.port;
  };
  it('as many are served as there is room for; the others are told at once when to come back', async () => {
    const port = await start(LIMIT);
    relay.delay = 120;
    const answers = await rush(port, 'crowd');
    relay.delay = 0;
    const served = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 503);
    expect(served.length + refused.length).toBe(VISITORS);
    expect(served.length).toBeGreaterThanOrEqual(LIMIT);
    expect(served.length).toBeLessThanOrEqual(ROOM);
    const [first] = refused;
    expect(first?.headers.get('retry-after')).toBe('5');
    expect(first?.headers.get('cache-control')).toBe('no-store');
    expect(first?.text).toContain('Beaucoup de monde en ce moment');
    // Those who waited in vain waited a second; the rest nothing to speak of.
    const quick = refused.filter(({ ms }) => ms < 300);
    expect(quick.length).toBeGreaterThanOrEqual(VISITORS - ROOM);
  }, 30_000);

  it('who asks for a kept page notices nothing', async () => {
    const port = await start(LIMIT);
    relay.delay = 120;
    const crowd = rush(port, 'noise');
    const kept = await fetch(`http://127.0.0.1:${port}/produit/lame`);
    expect([kept.status, kept.headers.get('x-cache')]).toEqual([200, 'hit']);
    await crowd;
    relay.delay = 0;
  }, 30_000);

  it('without the limit nobody would be told: this test would see it', async () => {
    const port = await start(1000);
    relay.delay = 120;
    const answers = await rush(port, 'nobody');
    relay.delay = 0;
    expect(answers.filter(({ text }) => text.includes('Beaucoup de monde en ce moment'))).toEqual([]);
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
    const port = await start(1);
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
