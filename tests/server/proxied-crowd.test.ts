import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { readPage } from '#tests/support/read-page.ts';
import { startRelay, type Relay } from '#tests/support/start-relay.ts';
import { createTestStorefront, serve, type TestStorefront } from '#tests/support/test-storefront.ts';

/** The storefront has 300 connections to the back office per proxied path. */
const CROWD = 340;

describe('more concurrent picture requests than connections to the back office', () => {
  let relay: Relay;
  let shop: TestStorefront;
  let site: Awaited<ReturnType<typeof serve>>;
  const agent = new Agent({ maxSockets: Infinity });
  beforeAll(async () => {
    relay = await startRelay();
    shop = await createTestStorefront({ backofficeUrl: relay.url, env: { LOG_LEVEL: 'silent' } });
    site = await serve(shop.app);
  });
  afterAll(async () => {
    agent.destroy();
    await site.close();
    await relay.close();
  });

  it('excess requests: queued, without a crash and without forwarded cookies', async () => {
    relay.fail = () => 'hang';
    const sent = Array.from({ length: CROWD }, (_, one) => {
      const asked = request({
        host: '127.0.0.1',
        port: site.port,
        path: `/media/pictures/none-${one}.webp`,
        agent,
        headers: { cookie: 'jwt_token=secret; cart_token=secret', 'x-operator-token': 'secret' },
      });
      asked.on('error', () => undefined);
      asked.end();
      return asked;
    });
    await until(() => relay.calls.length >= 300);
    // Aborted requests free connections for the queued ones.
    for (const asked of sent.slice(0, 300)) asked.destroy();
    await until(() => relay.calls.length >= CROWD);
    expect(relay.calls.filter(({ headers }) => headers.cookie ?? headers['x-operator-token'])).toEqual([]);
    for (const asked of sent) asked.destroy();
    relay.fail = undefined;
    expect((await readPage(shop.app, '/produit/lame')).status).toBe(200);
  }, 30_000);
});

async function until(isSo: () => boolean): Promise<void> {
  for (let attempts = 0; attempts < 200 && !isSo(); attempts += 1) await wait(50);
  if (!isSo()) throw new Error('It does not come about.');
}
