import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { MadePage } from './made-page.ts';
import { createPageCache, type Found } from './page-cache.ts';
import { toPageEntry, type PageEntry } from './page-entry.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const MEGABYTE = 1024 * 1024;

/** A maker that counts what it is asked for and answers what it is told to. */
function counting() {
  const maker = {
    asked: [] as string[],
    answer: (key: string): Promise<MadePage> => page(`${key} ${maker.asked.length}`),
    make: (key: string): Promise<MadePage> => {
      maker.asked.push(key);
      return maker.answer(key);
    },
  };
  return maker;
}

async function page(text: string, { status = 200, tags = ['product:12'] } = {}): Promise<MadePage> {
  const about = { status, tags, headers: {}, routeName: 'product', madeAt: Date.now(), freshMs: MINUTE };
  const entry = await toPageEntry(Buffer.from(text), about);
  return { kind: 'page', entry, isKept: status === 200, origin: 'made' };
}

/** Writes its date on a page, as milliseconds since it was made. */
async function date(_key: string, { bodies, ...about }: PageEntry): Promise<PageEntry> {
  const text = `${bodies.identity.toString()} of ${(Date.now() - about.madeAt) / HOUR} h ago`;
  return toPageEntry(Buffer.from(text), about);
}

function told(found: Found | undefined): string {
  return found?.kind === 'page'
    ? `${found.state} ${found.entry.bodies.identity.toString()}`
    : String(found?.kind);
}

function start() {
  const maker = counting();
  const pages = createPageCache({ make: maker.make, date, maximumBytes: MEGABYTE });
  const find = async (key: string) => told(await pages.find(key));
  return { maker, pages, find };
}
/** Lets what goes on behind the scenes come to where it is looked for: compressing takes its time. */
async function until(isThere: () => boolean): Promise<void> {
  while (!isThere()) await new Promise((resolve) => setImmediate(resolve));
}

describe('the page cache', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('[GD-05] makes a page once however many ask at the same time, and keeps it for a minute', async () => {
    const { maker, find } = start();
    const all = await Promise.all(Array.from({ length: 500 }, () => find('/a')));
    expect(new Set(all)).toEqual(new Set(['miss /a 1']));
    jest.advanceTimersByTime(MINUTE - 1);
    expect(await find('/a')).toBe('hit /a 1');
    expect(maker.asked).toEqual(['/a']);
  });

  it('shows a stale page at once and makes it anew once, for ten minutes more', async () => {
    const { maker, pages, find } = start();
    await find('/a');
    jest.advanceTimersByTime(MINUTE + 1);
    expect([told(pages.peek('/a')), await find('/a')]).toEqual(['stale /a 1', 'stale /a 1']);
    await until(() => told(pages.peek('/a')) !== 'stale /a 1');
    expect(await find('/a')).toBe('hit /a 2');
    expect(maker.asked).toHaveLength(2);
    jest.advanceTimersByTime(12 * MINUTE);
    expect(await find('/a')).toBe('miss /a 3');
  });

  it('[ER-03] shows what it has for a day while pages cannot be made, at once after the first failure', async () => {
    const { maker, pages, find } = start();
    await find('/a');
    maker.answer = () => page('trouble', { status: 503 });
    jest.advanceTimersByTime(3 * HOUR);
    expect(pages.peek('/a')).toBeUndefined();
    expect(await find('/a')).toBe('stale /a 1 of 3 h ago');
    expect(told(pages.peek('/a'))).toBe('stale /a 1 of 3 h ago');
    maker.answer = () => Promise.reject(new Error('no room'));
    jest.advanceTimersByTime(HOUR);
    expect(await find('/a')).toBe('stale /a 1 of 3 h ago');
    jest.advanceTimersByTime(24 * HOUR);
    await expect(find('/a')).rejects.toThrow('no room');
  });

  it('[ER-03] what it has is shown where making it anew throws, too', async () => {
    const { maker, find } = start();
    await find('/a');
    maker.answer = () => Promise.reject(new Error('no room'));
    jest.advanceTimersByTime(3 * HOUR);
    expect(await find('/a')).toBe('stale /a 1 of 3 h ago');
    jest.advanceTimersByTime(24 * HOUR);
    await expect(find('/a')).rejects.toThrow('no room');
  });

  it('a page that failed is for who asked: the next one has it made again', async () => {
    const { maker, find } = start();
    maker.answer = () => page('trouble', { status: 503 });
    expect(await find('/a')).toBe('miss trouble');
    maker.answer = () => page('well again');
    expect([await find('/a'), await find('/a')]).toEqual(['miss well again', 'hit well again']);
  });

  it('what has changed is made anew before it is shown again, the rest stays', async () => {
    const { maker, pages, find } = start();
    maker.answer = (key) => page(`${key} ${maker.asked.length}`, { tags: [`product:${key}`, 'menu'] });
    await find('12');
    await find('13');
    expect(pages.purge(['product:12'])).toBe(1);
    expect([await find('12'), await find('13')]).toEqual(['miss 12 3', 'hit 13 2']);
    expect(pages.purge('all')).toBe(2);
    maker.answer = () => page('trouble', { status: 503 });
    expect(await find('12')).toBe('stale 12 3 of 0 h ago');
  });

  it('a page that fails for reasons of its own does not bring back what has changed elsewhere', async () => {
    const { maker, pages, find } = start();
    maker.answer = (key) => page(`${key} ${maker.asked.length}`, { tags: [key] });
    await find('/price');
    maker.answer = (key) => (key === '/broken' ? page('broken', { status: 500 }) : page(`${key} new`));
    await find('/broken');
    pages.purge(['/price']);
    expect(await find('/price')).toBe('miss /price new');
  });

  it('who comes after a change waits for no page that was begun before it', async () => {
    const { maker, pages, find } = start();
    const waiting: ((made: MadePage) => void)[] = [];
    maker.answer = () => new Promise((resolve) => waiting.push(resolve));
    const first = find('/a');
    pages.purge(['product:12']);
    const second = find('/a');
    maker.answer = () => page('after');
    waiting[0]?.(await page('before'));
    expect(await Promise.all([first, second])).toEqual(['miss before', 'miss after']);
    expect(maker.asked).toHaveLength(2);
  });

  it('a page another node has made is as old as it is there', async () => {
    const { maker, pages } = start();
    maker.answer = async () => {
      const made = await page('theirs');
      if (made.kind !== 'page') return made;
      const madeAt = Date.now() - 40_000;
      return { ...made, entry: { ...made.entry, madeAt }, origin: 'shared' };
    };
    expect(await pages.find('/a')).toMatchObject({ state: 'hit', ageSeconds: 40 });
    expect(pages.peek('/a')).toMatchObject({ state: 'hit', ageSeconds: 40 });
    jest.advanceTimersByTime(20_001);
    expect(pages.peek('/a')).toMatchObject({ state: 'stale', ageSeconds: 60 });
  });

  it('addresses that are invented drive out their like alone', async () => {
    const { maker, find } = start();
    maker.answer = (key) => page(`${key}${randomBytes(60_000).toString('base64')}`);
    await find('/');
    for (let number = 0; number < 8; number += 1) {
      await find(`/recherche?q=${number}`);
      await find(`/nos-produits/chauffage/_POWER__${number}`);
    }
    expect((await find('/')).startsWith('hit')).toBe(true);
    expect((await find('/recherche?q=0')).startsWith('miss')).toBe(true);
  });

  it('a page that was being made while something of it changed is made again', async () => {
    const { maker, pages, find } = start();
    maker.answer = async () => {
      pages.purge(['product:12']);
      return page('before');
    };
    const first = find('/a');
    expect(await first).toBe('miss before');
    maker.answer = () => page('after');
    expect(await find('/a')).toBe('miss after');
  });

  it('a page of its visitor is not made for everybody again', async () => {
    const { maker, find } = start();
    maker.answer = async () => ({ kind: 'personal' });
    expect([await find('/panier'), await find('/panier')]).toEqual(['personal', 'personal']);
    expect(maker.asked).toHaveLength(1);
  });

  it('takes no more room than it is given: what was asked for longest ago goes', async () => {
    const { maker, find } = start();
    maker.answer = (key) => page(`${key}${' '.repeat(100_000)}`);
    for (let number = 0; number < 20; number += 1) {
      await find('/often');
      await find(`/${number}`);
    }
    expect((await find('/often')).startsWith('hit')).toBe(true);
    expect((await find('/0')).startsWith('miss')).toBe(true);
  });
});
