import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { RenderedPage } from './rendered-page.ts';
import { createPageCache, type FoundPage } from './page-cache.ts';
import { toPageEntry, type PageEntry } from './page-entry.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const MEGABYTE = 1024 * 1024;

/** Records the keys it renders and returns what `respond` gives. */
function createFakeRenderer() {
  const renderer = {
    keys: [] as string[],
    respond: (key: string): Promise<RenderedPage> => page(`${key} ${renderer.keys.length}`),
    render: (key: string): Promise<RenderedPage> => {
      renderer.keys.push(key);
      return renderer.respond(key);
    },
  };
  return renderer;
}

async function page(text: string, { status = 200, tags = ['product:12'] } = {}): Promise<RenderedPage> {
  const about = { status, tags, headers: {}, routeName: 'product', renderedAt: Date.now(), freshMs: MINUTE };
  const entry = await toPageEntry(Buffer.from(text), about);
  return { kind: 'page', entry, isCacheable: status === 200, origin: 'rendered' };
}

/** Adds the age of a page in hours to its text. */
async function addBanner(_key: string, { bodies, ...about }: PageEntry): Promise<PageEntry> {
  const text = `${bodies.identity.toString()} of ${(Date.now() - about.renderedAt) / HOUR} h ago`;
  return toPageEntry(Buffer.from(text), about);
}

function format(found: FoundPage | undefined): string {
  return found?.kind === 'page'
    ? `${found.state} ${found.entry.bodies.identity.toString()}`
    : String(found?.kind);
}

function start() {
  const renderer = createFakeRenderer();
  const pages = createPageCache({ render: renderer.render, addBanner, maxBytes: MEGABYTE });
  const find = async (key: string) => format(await pages.find(key));
  return { renderer, pages, find };
}
/** Waits for background work: compression is asynchronous. */
async function until(isThere: () => boolean): Promise<void> {
  while (!isThere()) await new Promise((resolve) => setImmediate(resolve));
}

describe('page cache', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('[GD-05] concurrent requests: the page is rendered once and is fresh for a minute', async () => {
    const { renderer, find } = start();
    const all = await Promise.all(Array.from({ length: 500 }, () => find('/a')));
    expect(new Set(all)).toEqual(new Set(['miss /a 1']));
    jest.advanceTimersByTime(MINUTE - 1);
    expect(await find('/a')).toBe('hit /a 1');
    expect(renderer.keys).toEqual(['/a']);
  });

  it('a stale page is served at once and revalidated once, for ten minutes more', async () => {
    const { renderer, pages, find } = start();
    await find('/a');
    jest.advanceTimersByTime(MINUTE + 1);
    expect([format(pages.peek('/a')), await find('/a')]).toEqual(['stale /a 1', 'stale /a 1']);
    await until(() => format(pages.peek('/a')) !== 'stale /a 1');
    expect(await find('/a')).toBe('hit /a 2');
    expect(renderer.keys).toHaveLength(2);
    jest.advanceTimersByTime(12 * MINUTE);
    expect(await find('/a')).toBe('miss /a 3');
  });

  it('[ER-03] outage: stale pages are served for a day, without waiting after the first failure', async () => {
    const { renderer, pages, find } = start();
    await find('/a');
    renderer.respond = () => page('trouble', { status: 503 });
    jest.advanceTimersByTime(3 * HOUR);
    expect(pages.peek('/a')).toBeUndefined();
    expect(await find('/a')).toBe('stale /a 1 of 3 h ago');
    expect(format(pages.peek('/a'))).toBe('stale /a 1 of 3 h ago');
    renderer.respond = () => Promise.reject(new Error('no room'));
    jest.advanceTimersByTime(HOUR);
    expect(await find('/a')).toBe('stale /a 1 of 3 h ago');
    jest.advanceTimersByTime(24 * HOUR);
    await expect(find('/a')).rejects.toThrow('no room');
  });

  it('[ER-03] a render that throws: the stale page is served', async () => {
    const { renderer, find } = start();
    await find('/a');
    renderer.respond = () => Promise.reject(new Error('no room'));
    jest.advanceTimersByTime(3 * HOUR);
    expect(await find('/a')).toBe('stale /a 1 of 3 h ago');
    jest.advanceTimersByTime(24 * HOUR);
    await expect(find('/a')).rejects.toThrow('no room');
  });

  it('a failed page is not cached: the next request renders again', async () => {
    const { renderer, find } = start();
    renderer.respond = () => page('trouble', { status: 503 });
    expect(await find('/a')).toBe('miss trouble');
    renderer.respond = () => page('well again');
    expect([await find('/a'), await find('/a')]).toEqual(['miss well again', 'hit well again']);
  });

  it('an invalidated page is rendered before it is served again, the rest stays', async () => {
    const { renderer, pages, find } = start();
    renderer.respond = (key) => page(`${key} ${renderer.keys.length}`, { tags: [`product:${key}`, 'menu'] });
    await find('12');
    await find('13');
    expect(pages.invalidate(['product:12'])).toBe(1);
    expect([await find('12'), await find('13')]).toEqual(['miss 12 3', 'hit 13 2']);
    expect(pages.invalidate('all')).toBe(2);
    renderer.respond = () => page('trouble', { status: 503 });
    expect(await find('12')).toBe('stale 12 3 of 0 h ago');
  });

  it('a page that fails alone does not make invalidated pages served', async () => {
    const { renderer, pages, find } = start();
    renderer.respond = (key) => page(`${key} ${renderer.keys.length}`, { tags: [key] });
    await find('/price');
    renderer.respond = (key) => (key === '/broken' ? page('broken', { status: 500 }) : page(`${key} new`));
    await find('/broken');
    pages.invalidate(['/price']);
    expect(await find('/price')).toBe('miss /price new');
  });

  it('a request after an invalidation does not join a render that began before it', async () => {
    const { renderer, pages, find } = start();
    const waiting: ((rendered: RenderedPage) => void)[] = [];
    renderer.respond = () => new Promise((resolve) => waiting.push(resolve));
    const first = find('/a');
    pages.invalidate(['product:12']);
    const second = find('/a');
    renderer.respond = () => page('after');
    waiting[0]?.(await page('before'));
    expect(await Promise.all([first, second])).toEqual(['miss before', 'miss after']);
    expect(renderer.keys).toHaveLength(2);
  });

  it('a page from another node retains its age', async () => {
    const { renderer, pages } = start();
    renderer.respond = async () => {
      const rendered = await page('theirs');
      if (rendered.kind !== 'page') return rendered;
      const renderedAt = Date.now() - 40_000;
      return { ...rendered, entry: { ...rendered.entry, renderedAt }, origin: 'shared' };
    };
    expect(await pages.find('/a')).toMatchObject({ state: 'hit', ageSeconds: 40 });
    expect(pages.peek('/a')).toMatchObject({ state: 'hit', ageSeconds: 40 });
    jest.advanceTimersByTime(20_001);
    expect(pages.peek('/a')).toMatchObject({ state: 'stale', ageSeconds: 60 });
  });

  it('unbounded keys evict only unbounded keys', async () => {
    const { renderer, find } = start();
    renderer.respond = (key) => page(`${key}${randomBytes(60_000).toString('base64')}`);
    await find('/');
    for (let number = 0; number < 8; number += 1) {
      await find(`/recherche?q=${number}`);
      await find(`/nos-produits/chauffage/_POWER__${number}`);
    }
    expect((await find('/')).startsWith('hit')).toBe(true);
    expect((await find('/recherche?q=0')).startsWith('miss')).toBe(true);
  });

  it('a page that was invalidated while it rendered is rendered again', async () => {
    const { renderer, pages, find } = start();
    renderer.respond = async () => {
      pages.invalidate(['product:12']);
      return page('before');
    };
    const first = find('/a');
    expect(await first).toBe('miss before');
    renderer.respond = () => page('after');
    expect(await find('/a')).toBe('miss after');
  });

  it('a personal page is not rendered again for all', async () => {
    const { renderer, find } = start();
    renderer.respond = async () => ({ kind: 'personal' });
    expect([await find('/panier'), await find('/panier')]).toEqual(['personal', 'personal']);
    expect(renderer.keys).toHaveLength(1);
  });

  it('a full cache evicts the least recently used page', async () => {
    const { renderer, find } = start();
    renderer.respond = (key) => page(`${key}${' '.repeat(100_000)}`);
    for (let number = 0; number < 20; number += 1) {
      await find('/often');
      await find(`/${number}`);
    }
    expect((await find('/often')).startsWith('hit')).toBe(true);
    expect((await find('/0')).startsWith('miss')).toBe(true);
  });
});
