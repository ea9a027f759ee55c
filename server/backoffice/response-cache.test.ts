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

/** A back office that counts what it is asked and answers what it is told to. */
function counting() {
  const asked: ApiCall[] = [];
  const office = {
    asked,
    answer: async (): Promise<unknown> => ({ number: asked.length }),
    send: async (call: ApiCall) => {
      asked.push(call);
      await wait(5);
      return office.answer();
    },
  };
  return office;
}

/** Calls through a cache of their own, of no page and of one. */
function cacheOver(carry: Send, limits: Partial<CacheLimits> = {}) {
  const { withCache, invalidate } = createResponseCache(limits);
  return {
    send: inOrder([withCache()], carry),
    sendInto: (context: RenderContext) => inOrder([withCache(context)], carry),
    invalidate,
  };
}

describe('the cache of back-office answers', () => {
  it('[AP-14] asks once however many want the same, and keeps the answer', async () => {
    const office = counting();
    const { send } = cacheOver(office.send);
    await Promise.all(Array.from({ length: 500 }, () => send(MENUS)));
    expect(await send({ ...MENUS, query: { site_id: '1', lang: 'fr' } })).toEqual({ number: 1 });
    expect(office.asked).toHaveLength(1);
  });

  it('keeps languages, plans and resources apart', async () => {
    const office = counting();
    const { send } = cacheOver(office.send);
    await send(MENUS);
    await send({ ...MENUS, query: { ...MENUS.query, lang: 'en' } });
    await send(PRODUCT);
    expect(office.asked).toHaveLength(3);
  });

  it('writes, and calls in a visitor’s name, are never kept', async () => {
    const office = counting();
    const { send } = cacheOver(office.send);
    for (const call of [
      { ...MENUS, method: 'POST' as const },
      { ...MENUS, withToken: true },
      { ...MENUS, token: 'x' },
    ]) {
      await send(call);
      await send(call);
    }
    expect(office.asked).toHaveLength(6);
  });

  it('an error is not kept: the next one asks again', async () => {
    const office = counting();
    const { send } = cacheOver(office.send);
    office.answer = () => Promise.reject(new UnavailableError('timeout'));
    await expect(send(MENUS)).rejects.toThrow('timeout');
    office.answer = async () => 'well again';
    expect(await send(MENUS)).toBe('well again');
  });

  it('an old answer is given at once and renewed behind the scenes; it stays while asking fails', async () => {
    const office = counting();
    const { send } = cacheOver(office.send);
    office.answer = async () => 'first';
    await send(PRODUCT);
    office.answer = () => Promise.reject(new UnavailableError('unreachable'));
    await wait(FRESH_MS + 100);
    expect([await send(PRODUCT), await send(PRODUCT)]).toEqual(['first', 'first']);
    await wait(50);
    expect(office.asked).toHaveLength(2);
  }, 20_000);

  it('a refusal is an answer: what was there before is forgotten', async () => {
    const office = counting();
    const { send } = cacheOver(office.send);
    await send(PRODUCT);
    office.answer = () => Promise.reject(new ApiError('gone', 404));
    await wait(FRESH_MS + 100);
    await send(PRODUCT).catch(() => undefined);
    await wait(50);
    await expect(send(PRODUCT)).rejects.toThrow('gone');
  }, 20_000);
});

const down = () => Promise.reject(new UnavailableError('open'));

/** Answers are fresh for hardly any time. */
function quick(limits: { staleWhileRevalidateMs?: number; staleIfErrorMs?: number }) {
  const office = counting();
  return { office, ...cacheOver(office.send, { freshMs: () => 20, ...limits }) };
}

describe('answers that are older than they should be', () => {
  it('bear their date while the back office fails, and none once it answers again', async () => {
    const { office, send, sendInto } = quick({});
    const before = Date.now();
    await send(PRODUCT);
    office.answer = down;
    await wait(30);
    await send(PRODUCT);
    await wait(20);
    const jar: RenderContext = { isShared: false, tags: new Set() };
    expect(await sendInto(jar)(PRODUCT)).toEqual({ number: 1 });
    expect(Math.abs((jar.staleSince?.getTime() ?? 0) - before)).toBeLessThan(100);
    const fresh: RenderContext = { isShared: false, tags: new Set() };
    await sendInto(fresh)(MENUS).catch(() => undefined);
    expect(fresh.staleSince).toBeUndefined();
  });

  it('a renewal that takes no longer than a moment is waited for once the back office is back', async () => {
    const { office, send, sendInto } = quick({ staleWhileRevalidateMs: 0 });
    await send(PRODUCT);
    await wait(30);
    const jar: RenderContext = { isShared: false, tags: new Set() };
    office.answer = async () => 'new';
    expect(await sendInto(jar)(PRODUCT)).toBe('new');
    expect(jar.staleSince).toBeUndefined();
    await wait(30);
    office.answer = () => wait(500, 'late');
    expect(await sendInto(jar)(PRODUCT)).toBe('new');
    expect(jar.staleSince).toBeInstanceOf(Date);
  });

  it('are asked for again at once where an open breaker kept them from being asked', async () => {
    const { office, send } = quick({});
    await send(PRODUCT);
    await wait(30);
    office.answer = down;
    await send(PRODUCT);
    await wait(20);
    office.answer = async () => 'well again';
    expect(await send(PRODUCT)).toBe('well again');
  });

  it('after a day are no answer any more', async () => {
    const { office, send } = quick({ staleIfErrorMs: 60 });
    await send(PRODUCT);
    office.answer = down;
    await wait(80);
    await expect(send(PRODUCT)).rejects.toThrow('open');
  });
});

describe('what is kept', () => {
  it('is bounded by its bytes: the longest unused goes first', async () => {
    const office = counting();
    const { send } = cacheOver(office.send, { maxBytes: 2500 });
    office.answer = async () => 'x'.repeat(1000);
    const products = [1, 2, 3].map((id): ApiCall => ({ ...MENUS, path: `product/${id}` }));
    for (const call of products) await send(call);
    for (const call of products.toReversed()) await send(call);
    expect(office.asked.map(({ path }) => path)).toEqual([
      'product/1',
      'product/2',
      'product/3',
      'product/1',
    ]);
  });

  it('is forgotten by its tags, or as a whole', async () => {
    const office = counting();
    const { send, invalidate } = cacheOver(office.send);
    office.answer = async () => ({ id: office.asked.length });
    await send(MENUS);
    await send({ ...MENUS, path: 'product' });
    invalidate(['product:2', 'category:9']);
    expect([await send(MENUS), await send({ ...MENUS, path: 'product' })]).toEqual([{ id: 1 }, { id: 3 }]);
    invalidate('all');
    expect(await send(MENUS)).toEqual({ id: 4 });
  });

  it('was not asked before it was forgotten: what was under way is not kept', async () => {
    const office = counting();
    const { send, invalidate } = cacheOver(office.send);
    const early = send(MENUS);
    invalidate(['product:1']);
    await early;
    await send(MENUS);
    expect(office.asked).toHaveLength(2);
  });
});
