/** More than occur while a page is rendered. */
const MAX_REMEMBERED = 500;

export type InvalidatedTags = readonly string[] | 'all';

export type InvalidationLog = {
  /** Position in the log, for a later `hasInvalidated`. */
  mark(): number;
  add(tags: InvalidatedTags): void;
  /** True if one of the tags has been invalidated since a position. */
  hasInvalidated(tags: readonly string[], since: number): boolean;
};

/** Remembers recent invalidations: a page that was in flight during one may contain former data. */
export function createInvalidationLog(): InvalidationLog {
  let invalidations: InvalidatedTags[] = [];
  let forgotten = 0;
  return {
    mark: () => forgotten + invalidations.length,
    add(tags) {
      invalidations.push(tags);
      if (invalidations.length <= MAX_REMEMBERED) return;
      invalidations = invalidations.slice(1);
      forgotten += 1;
    },
    hasInvalidated: (tags, since) =>
      since < forgotten ||
      invalidations.slice(since - forgotten).some((invalidation) => concerns(invalidation, tags)),
  };
}

/** True if an invalidation concerns one of the tags. */
export function concerns(invalidation: InvalidatedTags, tags: readonly string[]): boolean {
  return invalidation === 'all' || invalidation.some((tag) => tags.includes(tag));
}
