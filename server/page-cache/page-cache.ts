import { LRUCache } from 'lru-cache';
import type { PageCacheState } from '../metrics/page-metrics.ts';
import { freshnessOf } from './freshness.ts';
import { isFailure, type MadePage, type MakePage } from './made-page.ts';
import { sizeOfEntry, type PageEntry } from './page-entry.ts';
import { concerns, createPurgeLog, type PurgedTags } from './purge-log.ts';

export type Shown = { kind: 'page'; entry: PageEntry; state: PageCacheState; ageSeconds: number };
export type Found = Shown | Exclude<MadePage, { kind: 'page' }>;

export type PageCache = {
  /** What can be shown without waiting. A stale page is made anew meanwhile. */
  peek(key: string): Shown | undefined;
  /** The page of a key: kept, or made once however many ask. @throws what making it threw, unless an old one is there. */
  find(key: string): Promise<Found>;
  /** Says that something has changed. Gives how many pages that concerns. */
  purge(tags: PurgedTags): number;
};

/** A page, and on this process's own clock (which never jumps) when it was made. */
type Held = { entry: PageEntry; since: number; isPurged: boolean };

/** For how long a page is known to depend on its visitor. */
const PERSONAL_MS = 60_000;
const MOST_PERSONAL = 10_000;
/** After a failure old pages are shown at once for a while, instead of after the next failure. */
const TROUBLE_MS = 10_000;

/**
 * Keeps pages that are the same for everybody: fresh for a minute, stale for ten more while they are made anew, a day
 * where they cannot be. One page is made once, however many ask; `make` is never asked while a fresh one is there.
 */
export function createPageCache(options: { make: MakePage; maximumBytes: number }): PageCache {
  const held = new LRUCache<string, Held>({
    maxSize: options.maximumBytes,
    sizeCalculation: ({ entry }) => sizeOfEntry(entry),
  });
  const personal = new LRUCache<string, true>({ max: MOST_PERSONAL, ttl: PERSONAL_MS });
  const flights = new Map<string, Promise<MadePage>>();
  const purges = createPurgeLog();
  let troubledSince = -Infinity;

  const make = async (key: string): Promise<MadePage> => {
    const startedAt = purges.mark();
    try {
      const made = await options.make(key);
      troubledSince = isFailure(made) ? performance.now() : troubledSince;
      if (made.kind === 'personal') personal.set(key, true);
      if (made.kind === 'page' && made.isKept) held.set(key, hold(made.entry, startedAt));
      else if (!isFailure(made)) held.delete(key);
      return made;
    } catch (error) {
      troubledSince = performance.now();
      throw error;
    }
  };
  const hold = (entry: PageEntry, startedAt: number): Held => {
    // Another node may have made it a while ago; a clock that was set back makes nothing younger than now.
    const age = Math.max(0, Date.now() - entry.madeAt);
    return { entry, since: performance.now() - age, isPurged: purges.hasPurged(entry.tags, startedAt) };
  };
  const makeOnce = (key: string): Promise<MadePage> => {
    const flying = flights.get(key);
    if (flying) return flying;
    const flight = make(key).finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };
  const show = ({ entry, since }: Held, state: PageCacheState): Shown => {
    return { kind: 'page', entry, state, ageSeconds: Math.floor((performance.now() - since) / 1000) };
  };

  const peek = (key: string): Shown | undefined => {
    const kept = held.get(key);
    if (!kept) return undefined;
    const freshness = freshnessOf({ age: performance.now() - kept.since, isPurged: kept.isPurged });
    if (freshness === 'fresh') return show(kept, 'hit');
    const isTroubled = performance.now() - troubledSince < TROUBLE_MS;
    if (freshness === 'gone' || (freshness === 'last resort' && !isTroubled)) return undefined;
    // Its failure is the next visitor's to hear of, when there is nothing left to show.
    makeOnce(key).catch(() => undefined);
    return show(kept, 'stale');
  };
  const lastResort = (key: string): Shown | undefined => {
    const kept = held.get(key);
    const isGone = !kept || freshnessOf({ age: performance.now() - kept.since, isPurged: false }) === 'gone';
    return isGone ? undefined : show(kept, 'stale');
  };

  return {
    peek,
    async find(key) {
      if (personal.has(key)) return { kind: 'personal' };
      const shown = peek(key);
      if (shown) return shown;
      try {
        const made = await makeOnce(key);
        if (isFailure(made)) return lastResort(key) ?? toShown(made);
        return toShown(made);
      } catch (error) {
        const old = lastResort(key);
        if (old) return old;
        throw error;
      }
    },
    purge(tags) {
      purges.add(tags);
      personal.clear();
      let count = 0;
      for (const kept of held.values()) {
        if (kept.isPurged || !concerns(tags, kept.entry.tags)) continue;
        kept.isPurged = true;
        count += 1;
      }
      return count;
    },
  };
}

function toShown(made: MadePage): Found {
  return made.kind === 'page' ? { kind: 'page', entry: made.entry, state: 'miss', ageSeconds: 0 } : made;
}
