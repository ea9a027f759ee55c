/** More than come while a page is being made. */
const MOST_REMEMBERED = 500;

export type PurgedTags = readonly string[] | 'all';

export type PurgeLog = {
  /** A moment, to ask about later. */
  mark(): number;
  add(tags: PurgedTags): void;
  /** Whether something a page was made of has changed since a moment. */
  hasPurged(tags: readonly string[], since: number): boolean;
};

/** Remembers what was purged: a page that was being made meanwhile may hold what was true before. */
export function createPurgeLog(): PurgeLog {
  let purges: PurgedTags[] = [];
  let forgotten = 0;
  return {
    mark: () => forgotten + purges.length,
    add(tags) {
      purges.push(tags);
      if (purges.length <= MOST_REMEMBERED) return;
      purges = purges.slice(1);
      forgotten += 1;
    },
    hasPurged: (tags, since) =>
      since < forgotten || purges.slice(since - forgotten).some((purged) => concerns(purged, tags)),
  };
}

/** Whether a purge concerns what has these tags. */
export function concerns(purged: PurgedTags, tags: readonly string[]): boolean {
  return purged === 'all' || purged.some((tag) => tags.includes(tag));
}
