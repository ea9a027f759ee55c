import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { ApiError, UnavailableError } from '#shared/api/api-error.ts';
import type { ApiCall, Send } from '#shared/api/send.ts';
import type { RenderContext } from './render-context.ts';
import { inOrder } from './client-middleware.ts';
import { createResponseCache, type CacheLimits } from './response-cache.ts';

const MENUS: ApiCall = { method: 'GET', path: 'menu', query: { lang: 'fr', site_id: '1' } };
const PRODUCT: ApiCall = { ...MENUS, path: 'product/1' };
const FRESH_MS = 5000;

/** A back office that counts calls and responds as it is set. */
function createFakeOffice() {
  const calls: ApiCall[] = [];
  const office = {
    calls,
    respond: async (): Promise<unknown> => ({ number: calls.length }),
    send: async (call: ApiCall) => {
      calls.push(call);
      await wait(5);
      return office.respond();
    },
  };
  return office;
}

/** Sends calls through a cache, without a page and for one. */
function cacheOver(carry: Send, limits: Partial<CacheLimits> = {}) {
  const { withCache, invalidate } = createResponseCache(limits);
  return {
    send: inOrder([withCache()], carry),
    sendInto: (context: RenderContext) => inOrder([withCache(context)], carry),
    invalidate,
  };
}

describe('response cache', () => {
  it('[AP-14] concurrent calls: one request is sent, and its response is cached', async () => {
    const office = createFakeOffice();
    const { send } = cacheOver(office.send);
    await Promise.all(Array.from({ length: 500 }, () => send(MENUS)));
    expect(await send({ ...MENUS, query: { site_id: '1', lang: 'fr' } })).toEqual({ number: 1 });
    expect(office.calls).toHaveLength(1);
  });

  it('keeps languages, plans and resources apart', async () => {
    const office = createFakeOffice();
    const { send } = cacheOver(office.send);
    await send(MENUS);
    await send({ ...MENUS, query: { ...MENUS.query, lang: 'en' } });
    await send(PRODUCT);
    expect(office.calls).toHaveLength(3);
  });

  it('writes and calls with a token are not cached', async () => {
    const office = createFakeOffice();
    const { send } = cacheOver(office.send);
    for (const call of [
      { ...MENUS, method: 'POST' as const },
      { ...MENUS, withToken: true },
      { ...MENUS, token: 'x' },
    ]) {
      await send(call);
      await send(call);
    }
    expect(office.calls).toHaveLength(6);
  });

  it('errors are not cached: the next call is sent', async () => {
    const office = createFakeOffice();
    const { send } = cacheOver(office.send);
    office.respond = () => Promise.reject(new UnavailableError('timeout'));
    await expect(send(MENUS)).rejects.toThrow('timeout');
    office.respond = async () => 'well again';
    expect(await send(MENUS)).toBe('well again');
  });

  it('a stale response is served at once and revalidated in the background; it stays while that fails', async () => {
    const office = createFakeOffice();
    const { send } = cacheOver(office.send);
    office.respond = async () => 'first';
    await send(PRODUCT);
    office.respond = () => Promise.reject(new UnavailableError('unreachable'));
    await wait(FRESH_MS + 100);
    expect([await send(PRODUCT), await send(PRODUCT)]).toEqual(['first', 'first']);
    await wait(50);
    expect(office.calls).toHaveLength(2);
  }, 20_000);

  it('a lasting refusal replaces the cached response', async () => {
    const office = createFakeOffice();
    const { send } = cacheOver(office.send);
    await send(PRODUCT);
    office.respond = () => Promise.reject(new ApiError('gone', 404));
    await wait(FRESH_MS + 100);
    await send(PRODUCT).catch(() => undefined);
    await wait(50);
    await expect(send(PRODUCT)).rejects.toThrow('gone');
  }, 20_000);
});

const down = () => Promise.reject(new UnavailableError('open'));

/** A cache in which responses are fresh for hardly any time. */
function quick(limits: { staleWhileRevalidateMs?: number; staleIfErrorMs?: number }) {
  const office = createFakeOffice();
  return { office, ...cacheOver(office.send, { freshMs: () => 20, ...limits }) };
}

describe('responses beyond the stale window', () => {
  it('set staleSince while the back office fails, and no longer once it responds', async () => {
    const { office, send, sendInto } = quick({});
    const before = Date.now();
    await send(PRODUCT);
    office.respond = down;
    await wait(30);
    await send(PRODUCT);
    await wait(20);
    const context: RenderContext = { isShared: false, tags: new Set() };
    expect(await sendInto(context)(PRODUCT)).toEqual({ number: 1 });
    expect(Math.abs((context.staleSince?.getTime() ?? 0) - before)).toBeLessThan(100);
    const fresh: RenderContext = { isShared: false, tags: new Set() };
    await sendInto(fresh)(MENUS).catch(() => undefined);
    expect(fresh.staleSince).toBeUndefined();
  });

  it('a revalidation that takes a moment is awaited once the back office has recovered', async () => {
    const { office, send, sendInto } = quick({ staleWhileRevalidateMs: 0 });
    await send(PRODUCT);
    await wait(30);
    const context: RenderContext = { isShared: false, tags: new Set() };
    office.respond = async () => 'new';
    expect(await sendInto(context)(PRODUCT)).toBe('new');
    expect(context.staleSince).toBeUndefined();
    await wait(30);
    office.respond = () => wait(500, 'late');
    expect(await sendInto(context)(PRODUCT)).toBe('new');
    expect(context.staleSince).toBeInstanceOf(Date);
  });

  it('are revalidated at once after an open breaker prevented it', async () => {
    const { office, send } = quick({});
    await send(PRODUCT);
    await wait(30);
    office.respond = down;
    await send(PRODUCT);
    await wait(20);
    office.respond = async () => 'well again';
    expect(await send(PRODUCT)).toBe('well again');
  });

  it('are not served after a day', async () => {
    const { office, send } = quick({ staleIfErrorMs: 60 });
    await send(PRODUCT);
    office.respond = down;
    await wait(80);
    await expect(send(PRODUCT)).rejects.toThrow('open');
  });
});

describe('cached responses', () => {
  it('are bounded by their bytes: the least recently used is evicted', async () => {
    const office = createFakeOffice();
    const { send } = cacheOver(office.send, { maxBytes: 2500 });
    office.respond = async () => 'x'.repeat(1000);
    const products = [1, 2, 3].map((id): ApiCall => ({ ...MENUS, path: `product/${id}` }));
    for (const call of products) await send(call);
    for (const call of products.toReversed()) await send(call);
    expect(office.calls.map(({ path }) => path)).toEqual([
      'product/1',
      'product/2',
      'product/3',
      'product/1',
    ]);
  });

  it('are invalidated by their tags, or all together', async () => {
    const office = createFakeOffice();
    const { send, invalidate } = cacheOver(office.send);
    office.respond = async () => ({ id: office.calls.length });
    await send(MENUS);
    await send({ ...MENUS, path: 'product' });
    invalidate(['product:2', 'category:9']);
    expect([await send(MENUS), await send({ ...MENUS, path: 'product' })]).toEqual([{ id: 1 }, { id: 3 }]);
    invalidate('all');
    expect(await send(MENUS)).toEqual({ id: 4 });
  });

  it('a response in flight during an invalidation is not cached', async () => {
    const office = createFakeOffice();
    const { send, invalidate } = cacheOver(office.send);
    const early = send(MENUS);
    invalidate(['product:1']);
    await early;
    await send(MENUS);
    expect(office.calls).toHaveLength(2);
  });
});
