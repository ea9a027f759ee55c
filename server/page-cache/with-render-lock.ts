import { setTimeout as wait } from 'node:timers/promises';
import { FRESH_MS } from './freshness.ts';
import { isFailure, type RenderedPage, type RenderPage } from './rendered-page.ts';
import type { PageEntry } from './page-entry.ts';
import type { SharedPages } from './shared-pages.ts';

/** Time a node waits for the page that another one is rendering, and its polling interval. */
const LOCK_TIMEOUT_MS = 1200;
const POLL_MS = 40;

/**
 * Renders each page on one node: takes a page that another has rendered, and waits for one that another is rendering.
 */
export function withRenderLock(render: RenderPage, shared: SharedPages): RenderPage {
  return async (key) => {
    const since = performance.now();
    const mark = await shared.mark();
    let known = await shared.find(key);
    if (known && isFresh(known)) return fromStore(known);
    const fromOther = (await shared.acquireLock(key)) ? undefined : await waitForOther(key, shared);
    // Another node may have rendered it between the first look and the lock.
    known = fromOther ?? (await shared.find(key));
    if (known && isFresh(known)) {
      if (!fromOther) shared.releaseLock(key);
      return fromStore(known);
    }
    try {
      const rendered = await render(key, performance.now() - since);
      if (rendered.kind === 'page' && isForAll(rendered) && mark !== undefined)
        shared.store(key, rendered.entry, mark);
      else shared.releaseLock(key);
      // A node that has just started serves what another one rendered before the outage.
      return isFailure(rendered) && known
        ? { kind: 'page', entry: known, isCacheable: true, origin: 'stale-if-error' }
        : rendered;
    } catch (error) {
      shared.releaseLock(key);
      throw error;
    }
  };
}

async function waitForOther(key: string, shared: SharedPages): Promise<PageEntry | undefined> {
  const until = performance.now() + LOCK_TIMEOUT_MS;
  while (performance.now() < until) {
    await wait(POLL_MS);
    const entry = await shared.find(key);
    if (entry && isFresh(entry)) return entry;
    // The other node had no page to share, or it has died.
    if (await shared.acquireLock(key)) return undefined;
  }
  return undefined;
}

/** A page with stale or missing data must not replace a complete one. */
function isForAll({ isCacheable, entry }: RenderedPage & { kind: 'page' }): boolean {
  return isCacheable && entry.freshMs >= FRESH_MS;
}

/** A page dated in the future comes from a wrong clock, here or at another node: it would stay fresh until then. */
function isFresh({ renderedAt, freshMs }: PageEntry): boolean {
  return Math.abs(Date.now() - renderedAt) < freshMs;
}

function fromStore(entry: PageEntry): RenderedPage {
  return { kind: 'page', entry, isCacheable: true, origin: 'shared' };
}
