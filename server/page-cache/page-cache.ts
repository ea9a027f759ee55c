import { LRUCache } from 'lru-cache';
import type { PageCacheState } from '../metrics/page-metrics.ts';
import type { DateEntry } from './date-entry.ts';
import { freshnessOf, type Freshness } from './freshness.ts';
import { createHeldPages, type Held } from './held-pages.ts';
import { isFailure, isTrouble, type MadePage, type MakePage } from './made-page.ts';
import type { PageEntry } from './page-entry.ts';
import { concerns, createPurgeLog, type PurgedTags } from './purge-log.ts';

export type Shown = { kind: 'page'; entry: PageEntry; state: PageCacheState; ageSeconds: number };
export type Found = Shown | Exclude<MadePage, { kind: 'page' }>;

export type PageCache = {
  /** What can be shown without waiting. A stale page is made anew meanwhile. */
  peek(key: string): Shown | undefined;
  /** The page of a key: kept, or made once however many ask. @throws what making it threw, unless an old one is there. */
  find(key: string): Promise<Found>;
  /** A page that is kept, however old, with its date; nothing is made for it. */
  findKept(key: string): Promise<Shown | undefined>;
  /** Makes a page in passing that is not kept, for the day it cannot be made. Nothing comes of it for who asks. */
  warm(key: string): void;
  /** Says that something has changed. Gives how many pages that concerns. */
  purge(tags: PurgedTags): number;
};

type PageCacheOptions = {
  make: MakePage;
  /** Gives a page that is shown for want of another the date it is of. */
  date: DateEntry;
  maximumBytes: number;
};

/** A page that is being made, and where it stood among the purges when that began. */
type Flight = { made: Promise<MadePage>; startedAt: number };

/** For how long a page is known to depend on its visitor. */
const PERSONAL_MS = 60_000;
const MOST_PERSONAL = 10_000;
/** After a failure old pages are shown at once for a while, instead of after the next failure. */
const TROUBLE_MS = 10_000;

/**
 * Keeps pages that are the same for everybody: fresh for a minute, stale for ten more while they are made anew, a day
 * where they cannot be. One page is made once, however many ask; `make` is never asked while a fresh one is there.
 */
export function createPageCache({ make, date, maximumBytes }: PageCacheOptions): PageCache {
  const held = createHeldPages(maximumBytes);
  const personal = new LRUCache<string, true>({ max: MOST_PERSONAL, ttl: PERSONAL_MS });
  const flights = new Map<string, Flight>();
  const purges = createPurgeLog();
  let troubledSince = -Infinity;
  const isTroubled = () => performance.now() - troubledSince < TROUBLE_MS;

  const makeAndHold = async (key: string, startedAt: number): Promise<MadePage> => {
    const made = await make(key);
    if (isTrouble(made)) troubledSince = performance.now();
    if (made.kind === 'personal') personal.set(key, true);
    if (made.kind === 'page' && made.isKept) held.set(key, hold(made.entry, startedAt));
    else if (!isFailure(made)) held.delete(key);
    return made;
  };
  const hold = (entry: PageEntry, startedAt: number): Held => {
    // Another node may have made it a while ago; a clock that was set back makes nothing younger than now.
    const age = Math.max(0, Date.now() - entry.madeAt);
    const isPurged = purges.hasPurged(entry.tags, startedAt);
    return { entry, since: performance.now() - age, isPurged, isDated: false };
  };
  const makeOnce = async (key: string): Promise<MadePage> => {
    const flying = flights.get(key);
    if (!flying) return start(key).made;
    if (flying.startedAt === purges.mark()) return flying.made;
    // Something has changed since it was begun: it may show what was true before.
    const made = await flying.made;
    const isOld = made.kind === 'page' && purges.hasPurged(made.entry.tags, flying.startedAt);
    return isOld ? (flights.get(key) ?? start(key)).made : made;
  };
  const start = (key: string): Flight => {
    const startedAt = purges.mark();
    const made = makeAndHold(key, startedAt).finally(() => flights.delete(key));
    const flight = { made, startedAt };
    flights.set(key, flight);
    return flight;
  };
  const makeBehind = (key: string): void => {
    // Its failure is the next visitor's to hear of, when there is nothing left to show.
    makeOnce(key).catch(() => undefined);
  };

  const peek = (key: string): Shown | undefined => {
    const kept = held.get(key);
    if (!kept) return undefined;
    const freshness = freshnessOfHeld(kept);
    if (freshness === 'fresh') return show(kept, 'hit');
    const isOfUse = freshness === 'stale' || (freshness === 'last resort' && isTroubled() && kept.isDated);
    if (!isOfUse) return undefined;
    makeBehind(key);
    return show(kept, 'stale');
  };
  /** What is left of former times, with its date. */
  const lastResort = async (key: string): Promise<Shown | undefined> => {
    const kept = held.get(key);
    if (!kept || freshnessOfHeld(kept) === 'gone') return undefined;
    if (kept.isDated || freshnessOfHeld(kept) !== 'last resort') return show(kept, 'stale');
    const dated = { ...kept, entry: await date(key, kept.entry), isDated: true };
    if (held.get(key) === kept) held.set(key, dated);
    return show(dated, 'stale');
  };

  return {
    peek,
    async find(key) {
      if (personal.has(key)) return { kind: 'personal' };
      const shown = peek(key);
      if (shown) return shown;
      if (isTroubled()) {
        const old = await lastResort(key);
        if (old) {
          makeBehind(key);
          return old;
        }
      }
      try {
        const made = await makeOnce(key);
        const isOfNow = made.kind !== 'page' || (made.origin !== 'last resort' && !isFailure(made));
        return isOfNow ? toShown(made) : ((await lastResort(key)) ?? toShown(made));
      } catch (error) {
        const old = await lastResort(key);
        if (old) return old;
        throw error;
      }
    },
    findKept: lastResort,
    warm(key) {
      const kept = held.get(key);
      const isThere = kept !== undefined && freshnessOfHeld(kept) !== 'gone';
      if (!isThere && !personal.has(key) && !flights.has(key)) makeBehind(key);
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

function freshnessOfHeld({ entry, since, isPurged }: Held): Freshness {
  return freshnessOf({ age: performance.now() - since, freshMs: entry.freshMs, isPurged });
}

function show({ entry, since }: Held, state: PageCacheState): Shown {
  return { kind: 'page', entry, state, ageSeconds: Math.floor((performance.now() - since) / 1000) };
}

/** A page another node has made is as old as it says. */
function toShown(made: MadePage): Found {
  if (made.kind !== 'page') return made;
  const { entry, origin } = made;
  if (origin === 'made') return { kind: 'page', entry, state: 'miss', ageSeconds: 0 };
  const ageSeconds = Math.max(0, Math.floor((Date.now() - entry.madeAt) / 1000));
  return { kind: 'page', entry, state: origin === 'shared' ? 'hit' : 'stale', ageSeconds };
}
