import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Redis } from 'ioredis';
import request from 'supertest';
import { isOnPath } from '#scripts/is-on-path.ts';
import { formatStaleSince } from '#server/render/format-stale-since.ts';
import { setDate } from '#tests/support/set-date.ts';
import { startInterruptibleConnection } from '#tests/support/interruptible-connection.ts';
import { startRelay, type Relay } from '#tests/support/start-relay.ts';
import { startTestRedis, type TestRedis } from '#tests/support/test-redis.ts';
import { createTestStorefront, type TestStorefront } from '#tests/support/test-storefront.ts';

const PATH = '/en/product/lame';
const SECRET = 'the-purge-secret-of-the-tests';
const MINUTE_MS = 60_000;
/** A visitor waits once for a hanging store, and at most this long. */
const UNSEEN_MS = 1500;

const hasRedis = isOnPath('redis-server');
if (!hasRedis && process.env['CI'] === 'true')
  throw new Error('redis-server is needed: apt-get install redis-server');

const get = (node: TestStorefront, path = PATH) => request(node.app).get(path);
const purgeAll = (node: TestStorefront) =>
  request(node.app).post('/ops/purge').set('authorization', `Bearer ${SECRET}`).send({ all: true });

/** A slow store is skipped for a second, which can happen on a busy machine, so the attempt is repeated. */
async function succeeds(attempt: () => Promise<boolean>): Promise<boolean> {
  for (let attempts = 0; attempts < 5; attempts += 1) {
    if (await attempt()) return true;
    await wait(1200);
  }
  return false;
}

async function timed(node: TestStorefront, path: string) {
  const since = performance.now();
  const { status } = await get(node, path);
  return { status, isQuick: performance.now() - since < UNSEEN_MS };
}

(hasRedis ? describe : describe.skip)('two nodes with a shared page store', () => {
  let relay: Relay;
  let redis: TestRedis;
  const opened: TestStorefront[] = [];
  beforeAll(async () => {
    relay = await startRelay();
    redis = await startTestRedis();
  });
  afterEach(() => {
    for (const node of opened.splice(0)) node.close();
  });
  afterAll(async () => {
    await redis.stop();
    await relay.close();
  });

  const startNode = async (env: Record<string, string> = {}, url = redis.url) => {
    const node = await createTestStorefront({
      backofficeUrl: relay.url,
      env: { REDIS_URL: url, PURGE_SECRET: SECRET, ...env },
    });
    opened.push(node);
    // The store connects in the background.
    await wait(150);
    return node;
  };
  const productCalls = () => relay.calls.filter(({ url }) => url.includes('/url')).length;

  it('page rendered by one node: shown by the other without an API call', async () => {
    const isShared = await succeeds(async () => {
      const [one, other] = [await startNode(), await startNode()];
      await purgeAll(one);
      const first = await get(one);
      const calls = relay.calls.length;
      const second = await get(other);
      expect(second.text).toBe(first.text);
      expect(second.headers['etag']).toBe(first.headers['etag']);
      return relay.calls.length === calls;
    });
    expect(isShared).toBe(true);
  }, 30_000);

  it('both nodes requested at once, cold: one of them renders', async () => {
    const isMadeOnce = await succeeds(async () => {
      const [one, other] = [await startNode(), await startNode()];
      await purgeAll(one);
      await wait(100);
      const before = productCalls();
      const responses = await Promise.all(
        Array.from({ length: 40 }, (_, index) => get(index % 2 === 0 ? one : other, '/produit/lame')),
      );
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
      return productCalls() - before === 1;
    });
    expect(isMadeOnce).toBe(true);
  }, 30_000);

  /** Returns whether an invalidation at one node reaches the other, whose page is no longer a hit. */
  const isPurgedAtOther = async (purge: (one: TestStorefront) => PromiseLike<unknown>): Promise<boolean> => {
    const [one, other] = [await startNode(), await startNode()];
    await get(one);
    await get(other);
    expect((await get(other)).headers['x-cache']).toBe('hit');
    await purge(one);
    let state = 'hit';
    for (let look = 0; look < 80 && state === 'hit'; look += 1) {
      await wait(50);
      state = (await get(other)).headers['x-cache'] ?? '';
    }
    return state === 'miss';
  };

  it('invalidation at one node: reaches the other, and one that starts later', async () => {
    expect(await succeeds(() => isPurgedAtOther(purgeAll))).toBe(true);
    await purgeAll(await startNode());
    const before = relay.calls.length;
    const late = await startNode();
    expect((await get(late)).status).toBe(200);
    expect(relay.calls.length).toBeGreaterThan(before);
  }, 60_000);

  const purgeLate = async (one: TestStorefront) => {
    redis.signal('SIGSTOP');
    await get(one, '/nos-produits');
    redis.signal('SIGCONT');
    await purgeAll(one);
  };

  it('invalidation while the store is skipped: published later', async () => {
    expect(await succeeds(() => isPurgedAtOther(purgeLate))).toBe(true);
  }, 60_000);

  const purgeDisconnected = async (one: TestStorefront) => {
    const admin = new Redis(redis.url);
    // Spares subscriptions, so that the other node does not clear its cache.
    await admin.call('CLIENT', 'KILL', 'TYPE', 'normal');
    admin.disconnect();
    await purgeAll(one);
  };

  it('invalidation while the connection is broken: published after it recovers', async () => {
    expect(await succeeds(() => isPurgedAtOther(purgeDisconnected))).toBe(true);
  }, 60_000);

  it('[ER-03] node started while the back office is down: shows the other’s page with its time', async () => {
    const one = await startNode();
    let madeAt = 0;
    const share = async () => {
      await purgeAll(one);
      await get(one);
      madeAt = Date.now();
      await wait(100);
      return (await get(await startNode())).headers['x-cache'] === 'hit';
    };
    expect(await succeeds(share)).toBe(true);
    setDate(madeAt + 20 * MINUTE_MS);
    relay.refuse = () => ({ status: 503, body: '{}' });
    try {
      const other = await startNode();
      for (let look = 0; look < 2; look += 1) {
        const { status, headers, text } = await get(other);
        expect([status, headers['x-cache']]).toEqual([200, 'stale']);
        expect(Number(headers['age'])).toBeGreaterThanOrEqual(1200);
        expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=5');
        const since = formatStaleSince(new Date(madeAt), 'en');
        expect(text).toContain(`Information as of ${since.day}, ${since.time}`);
        // Hydration has the same data.
        const state = /<script[^>]*type="application\/json"[^>]*>(.*?)<\/script>/.exec(text)?.[1] ?? '';
        expect(JSON.parse(state)).toMatchObject({ store: { settings: { staleSince: since, locale: 'en' } } });
      }
    } finally {
      relay.refuse = undefined;
      jest.useRealTimers();
    }
  });

  it('hanging back office: another node’s render lock adds no waiting time', async () => {
    const [one, other] = [await startNode(), await startNode()];
    relay.fail = () => 'hang';
    try {
      const responses = await Promise.all(
        [one, other].map(async (node) => {
          const since = performance.now();
          const { status } = await get(node, '/en/pro/product/lame');
          return { isBusy: status === 503 || status === 504, isInTime: performance.now() - since < 2600 };
        }),
      );
      expect(responses).toEqual(responses.map(() => ({ isBusy: true, isInTime: true })));
    } finally {
      relay.fail = undefined;
    }
  });

  it('node cut off during invalidations: clears its cache', async () => {
    const cutOff = await startInterruptibleConnection(redis.url);
    const [one, other] = [await startNode(), await startNode({}, cutOff.url)];
    try {
      await get(other);
      expect((await get(other)).headers['x-cache']).toBe('hit');
      cutOff.interrupt();
      await purgeAll(one);
      await wait(100);
      expect((await get(other)).headers['x-cache']).toBe('hit');
      cutOff.restore();
      const until = performance.now() + 10_000;
      let state = 'hit';
      while (state === 'hit' && performance.now() < until) {
        await wait(100);
        state = (await get(other)).headers['x-cache'] ?? '';
      }
      expect(state).toBe('miss');
    } finally {
      await cutOff.close();
    }
  });

  it('nodes of another configuration: do not share pages', async () => {
    const one = await startNode();
    const other = await startNode({ PUBLIC_URL: 'https://www.atre.example' });
    await get(one);
    expect((await get(other)).text).toContain('https://www.atre.example');
  });

  it('hanging, dead or full store: visitors are unaffected', async () => {
    const full = await startTestRedis(['--maxmemory', '1', '--maxmemory-policy', 'noeviction']);
    const [one, crowded] = [await startNode(), await startNode({}, full.url)];
    try {
      const fine = { status: 200, isQuick: true };
      expect(await timed(crowded, PATH)).toEqual(fine);
      // A store that is not connected yet cannot hang.
      await wait(500);
      redis.signal('SIGSTOP');
      for (const path of ['/en/product/lame', '/', '/en/pro']) expect(await timed(one, path)).toEqual(fine);
      redis.signal('SIGKILL');
      await wait(100);
      for (const path of ['/en', '/pro']) expect(await timed(one, path)).toEqual(fine);
      await redis.restart();
      // Both nodes reconnect without intervention.
      let calls = -1;
      const until = performance.now() + 10_000;
      while (calls !== relay.calls.length && performance.now() < until) {
        await wait(300);
        const other = await startNode();
        await purgeAll(one);
        await get(one);
        calls = relay.calls.length;
        await get(other);
      }
      expect(calls).toBe(relay.calls.length);
    } finally {
      await full.stop();
    }
  }, 30_000);
});
