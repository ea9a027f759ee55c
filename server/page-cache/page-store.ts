import { LRUCache } from 'lru-cache';
import { sizeOfEntry, type PageEntry } from './page-entry.ts';
import { isUnboundedKey } from './page-key.ts';

/** A page, and the time of its render on the monotonic clock of this process. */
export type CachedPage = {
  entry: PageEntry;
  since: number;
  isInvalidated: boolean;
  /** The page shows the date of its data. */
  hasStaleBanner: boolean;
};

export type PageStore = {
  get(key: string): CachedPage | undefined;
  set(key: string, page: CachedPage): void;
  delete(key: string): void;
  values(): IterableIterator<CachedPage>;
};

/** Share of the memory for unbounded keys. */
const UNBOUNDED_SHARE = 0.25;

/**
 * Stores pages up to a number of bytes, least recently used first out. Unbounded keys have a share of their own: a
 * crawler that invents addresses evicts only such pages.
 */
export function createPageStore(maxBytes: number): PageStore {
  const unbounded = createStore(Math.floor(maxBytes * UNBOUNDED_SHARE));
  const others = createStore(Math.ceil(maxBytes * (1 - UNBOUNDED_SHARE)));
  const storeOf = (key: string) => (isUnboundedKey(key) ? unbounded : others);
  return {
    get: (key) => storeOf(key).get(key),
    set: (key, page) => void storeOf(key).set(key, page),
    delete: (key) => void storeOf(key).delete(key),
    *values() {
      yield* others.values();
      yield* unbounded.values();
    },
  };
}

function createStore(maxSize: number): LRUCache<string, CachedPage> {
  return new LRUCache({ maxSize, sizeCalculation: ({ entry }) => sizeOfEntry(entry) });
}
