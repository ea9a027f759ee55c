import { setTimeout as wait } from 'node:timers/promises';
import { FRESH_MS } from './freshness.ts';
import { isFailure, type MadePage, type MakePage } from './made-page.ts';
import type { PageEntry } from './page-entry.ts';
import type { SharedPages } from './shared-pages.ts';

/** How long a node waits for a page that another one is making, looking every so often. */
const PATIENCE_MS = 1200;
const LOOK_MS = 40;

/** Makes pages once for all nodes: takes what another has made, waits for what another is making. */
export function shareMaking(make: MakePage, shared: SharedPages): MakePage {
  return async (key) => {
    const since = performance.now();
    const mark = await shared.mark();
    let known = await shared.find(key);
    if (known && isFresh(known)) return fromStore(known);
    const theirs = (await shared.claim(key)) ? undefined : await waitForOther(key, shared);
    // Between looking and claiming another node may have made it.
    known = theirs ?? (await shared.find(key));
    if (known && isFresh(known)) {
      if (!theirs) shared.release(key);
      return fromStore(known);
    }
    try {
      const made = await make(key, performance.now() - since);
      if (made.kind === 'page' && isForAll(made) && mark !== undefined) shared.keep(key, made.entry, mark);
      else shared.release(key);
      // A node that has just started shows what another one made before the trouble began.
      return isFailure(made) && known
        ? { kind: 'page', entry: known, isKept: true, origin: 'last resort' }
        : made;
    } catch (error) {
      shared.release(key);
      throw error;
    }
  };
}

async function waitForOther(key: string, shared: SharedPages): Promise<PageEntry | undefined> {
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until) {
    await wait(LOOK_MS);
    const entry = await shared.find(key);
    if (entry && isFresh(entry)) return entry;
    // It had nothing to share, or it is gone.
    if (await shared.claim(key)) return undefined;
  }
  return undefined;
}

/** One made of old answers, or without some of them, would take the place of a better one. */
function isForAll({ isKept, entry }: MadePage & { kind: 'page' }): boolean {
  return isKept && entry.freshMs >= FRESH_MS;
}

/** A page of tomorrow was made by a clock that went wrong, ours or another's: it would stay fresh until then. */
function isFresh({ madeAt, freshMs }: PageEntry): boolean {
  return Math.abs(Date.now() - madeAt) < freshMs;
}

function fromStore(entry: PageEntry): MadePage {
  return { kind: 'page', entry, isKept: true, origin: 'shared' };
}
