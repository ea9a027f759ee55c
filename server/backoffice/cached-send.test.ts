import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { ApiError, UnavailableError } from '#shared/api/api-error.ts';
import type { ApiCall } from '#shared/api/send.ts';
import { createCachedSend } from './cached-send.ts';

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

describe('the cache of back-office answers', () => {
  it('[AP-14] asks once however many want the same, and keeps the answer', async () => {
    const office = counting();
    const { send } = createCachedSend(office.send);
    await Promise.all(Array.from({ length: 500 }, () => send(MENUS)));
    expect(await send({ ...MENUS, query: { site_id: '1', lang: 'fr' } })).toEqual({ number: 1 });
    expect(office.asked).toHaveLength(1);
  });

  it('keeps languages, plans and resources apart', async () => {
    const office = counting();
    const { send } = createCachedSend(office.send);
    await send(MENUS);
    await send({ ...MENUS, query: { ...MENUS.query, lang: 'en' } });
    await send(PRODUCT);
    expect(office.asked).toHaveLength(3);
  });

  it('writes, and calls in a visitor’s name, are never kept', async () => {
    const office = counting();
    const { send } = createCachedSend(office.send);
    for (const call of [
      { ...MENUS, method: 'POST' as const },
      { ...MENUS, withToken: true },
    ]) {
      await send(call);
      await send(call);
    }
    expect(office.asked).toHaveLength(4);
  });

  it('an error is not kept: the next one asks again', async () => {
    const office = counting();
    const { send } = createCachedSend(office.send);
    office.answer = () => Promise.reject(new UnavailableError('timeout'));
    await expect(send(MENUS)).rejects.toThrow('timeout');
    office.answer = async () => 'well again';
    expect(await send(MENUS)).toBe('well again');
  });

  it('an old answer is given at once and renewed behind the scenes; it stays while asking fails', async () => {
    const office = counting();
    const { send } = createCachedSend(office.send);
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
    const { send } = createCachedSend(office.send);
    await send(PRODUCT);
    office.answer = () => Promise.reject(new ApiError('gone', 404));
    await wait(FRESH_MS + 100);
    await send(PRODUCT).catch(() => undefined);
    await wait(50);
    await expect(send(PRODUCT)).rejects.toThrow('gone');
  }, 20_000);
});
