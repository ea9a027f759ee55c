import { LRUCache } from 'lru-cache';
import { sizeOfEntry, type PageEntry } from './page-entry.ts';
import { isFreelyWritten } from './page-key.ts';

/** A page, and on this process's own clock (which never jumps) when it was made. */
export type Held = {
  entry: PageEntry;
  since: number;
  isPurged: boolean;
  /** It says of when it is. */
  isDated: boolean;
};

export type HeldPages = {
  get(key: string): Held | undefined;
  set(key: string, page: Held): void;
  delete(key: string): void;
  values(): IterableIterator<Held>;
};

/** What searches, filters and places may take of the room together. */
const FREELY_WRITTEN_SHARE = 0.25;

/**
 * Pages within a number of bytes; those that were asked for longest ago go. Addresses that anybody may write as he likes
 * have a part of the room for themselves: a crawler that invents them drives out nothing but its like.
 */
export function createHeldPages(maximumBytes: number): HeldPages {
  const freelyWritten = createStore(Math.floor(maximumBytes * FREELY_WRITTEN_SHARE));
  const others = createStore(Math.ceil(maximumBytes * (1 - FREELY_WRITTEN_SHARE)));
  const storeOf = (key: string) => (isFreelyWritten(key) ? freelyWritten : others);
  return {
    get: (key) => storeOf(key).get(key),
    set: (key, page) => void storeOf(key).set(key, page),
    delete: (key) => void storeOf(key).delete(key),
    *values() {
      yield* others.values();
      yield* freelyWritten.values();
    },
  };
}

function createStore(maxSize: number): LRUCache<string, Held> {
  return new LRUCache({ maxSize, sizeCalculation: ({ entry }) => sizeOfEntry(entry) });
}
