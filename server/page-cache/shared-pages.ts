import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Redis, type RedisOptions } from 'ioredis';
import type { Logger } from 'pino';
import { FRESH_MS, STALE_UNTIL_MS } from './freshness.ts';
import { withTimeout } from './with-timeout.ts';
import { packEntry, unpackEntry, type PackedPage } from './pack-entry.ts';
import type { PageEntry } from './page-entry.ts';
import { isUnboundedKey } from './page-key.ts';
import { listenForInvalidations } from './invalidation-channel.ts';
import type { InvalidatedTags } from './invalidation-log.ts';
import { RELEASE_LOCK, WRITE_INVALIDATION } from './redis-scripts.ts';

/** Pages that nodes share in Redis. No function fails: without Redis there are no shared pages. */
export type SharedPages = {
  find(key: string): Promise<PageEntry | undefined>;
  /** Sequence number of the last applied invalidation; `undefined` while this node may have missed some. */
  mark(): Promise<number | undefined>;
  store(key: string, entry: PageEntry, mark: number): void;
  /** Returns true if this node is to render the page: no other has the lock. */
  acquireLock(key: string): Promise<boolean>;
  releaseLock(key: string): void;
  /** Publishes an invalidation to the other nodes, and to nodes that start later. */
  invalidate(tags: InvalidatedTags): void;
  close(): void;
};

const EXPIRY_SECONDS = 24 * 60 * 60;
/** Unbounded URLs (search, filters) expire with the stale window, not after 24 h. */
const UNBOUNDED_EXPIRY_SECONDS = STALE_UNTIL_MS / 1000;
/** Expiry of the lock of a node that dies while it renders. */
const LOCK_MS = 5000;
/** A later response from Redis would save no time. */
const COMMAND_TIMEOUT_MS = 100;
/** No request awaits invalidation, so the timeout can be long. */
const PUBLISH_TIMEOUT_MS = 2000;
/** After a failure Redis is not used for this long: one request waits for it, not each. */
const PAUSE_MS = 1000;
const ALL = '*';

const OPTIONS: RedisOptions = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  connectTimeout: 500,
  retryStrategy: (attempts) => Math.min(attempts * 200, 2000),
};

type SharedOptions = {
  url: string;
  /** Separates the pages of different builds and configurations. */
  prefix: string;
  logger: Logger;
  /** Called when another node has invalidated tags, or may have. */
  onInvalidate: (tags: InvalidatedTags) => void;
};

/** Opens Redis in the background. While it is unavailable, there are no shared pages. */
export function openSharedPages({ url, prefix, logger, onInvalidate }: SharedOptions): SharedPages {
  const node = randomUUID();
  const names = nameKeys(prefix);
  const redis = new Redis(url, OPTIONS);
  const subscriber = new Redis(url, { ...OPTIONS, enableOfflineQueue: true });
  let pausedUntil = 0;
  const end = new AbortController();
  /** The invalidation that is being published. */
  let publishing: Promise<unknown> = Promise.resolve();

  const pause = (error: unknown): void => {
    if (performance.now() >= pausedUntil)
      logger.warn({ reason: (error as Error).message }, 'the shared page cache is unavailable');
    pausedUntil = performance.now() + PAUSE_MS;
  };
  const attempt = async <Result>(command: () => Promise<Result>): Promise<Result | undefined> => {
    if (performance.now() < pausedUntil) return undefined;
    try {
      return await withTimeout(COMMAND_TIMEOUT_MS, command());
    } catch (error) {
      pause(error);
      return undefined;
    }
  };
  const writeInvalidation = async (tags: InvalidatedTags): Promise<void> => {
    const keys = [names.count, names.purged, names.channel];
    const message = JSON.stringify({ from: node, tags });
    const recordedTags = tags === 'all' ? [ALL] : tags;
    subscription.ackSeq(
      Number(await redis.eval(WRITE_INVALIDATION, keys.length, ...keys, message, ...recordedTags)),
    );
  };
  /** Retries for `FRESH_MS`: until the message is published, other nodes serve stale pages. */
  const publishUntilDone = async (tags: InvalidatedTags) => {
    const until = performance.now() + FRESH_MS;
    while (!end.signal.aborted && performance.now() < until) {
      try {
        publishing = withTimeout(PUBLISH_TIMEOUT_MS, writeInvalidation(tags));
        await publishing;
        return;
      } catch (error) {
        pause(error);
        await wait(PAUSE_MS, undefined, { ref: false });
      }
    }
  };
  const isInvalidated = async ({ entry, invalidations }: PackedPage): Promise<boolean> => {
    const purged = await redis.hmget(names.purged, ALL, ...entry.tags);
    return purged.some((count) => Number(count ?? 0) > invalidations);
  };
  const releaseLock = (key: string): void =>
    void attempt(() => redis.eval(RELEASE_LOCK, 1, names.lock(key), node));

  for (const client of [redis, subscriber]) client.on('error', () => undefined);
  const subscription = listenForInvalidations({
    subscriber,
    node,
    channel: names.channel,
    readCount: () => attempt(async () => Number((await redis.get(names.count)) ?? 0)),
    onInvalidate,
  });

  return {
    async mark() {
      // A render that begins after an invalidation of this node has to count it.
      await attempt(() => publishing.catch(() => undefined));
      return subscription.lastSeq();
    },
    async find(key) {
      const packed = await attempt(() => redis.getBuffer(names.page(key)));
      if (!packed) return undefined;
      const page = await unpackEntry(packed).catch(() => undefined);
      // An unreadable page counts as missing.
      if (!page) return undefined;
      return (await attempt(() => isInvalidated(page))) === false ? page.entry : undefined;
    },
    store(key, entry, mark) {
      const seconds = isUnboundedKey(key) ? UNBOUNDED_EXPIRY_SECONDS : EXPIRY_SECONDS;
      void attempt(() =>
        redis.set(names.page(key), packEntry({ entry, invalidations: mark }), 'EX', seconds),
      );
      releaseLock(key);
    },
    acquireLock: async (key) =>
      (await attempt(() => redis.set(names.lock(key), node, 'PX', LOCK_MS, 'NX'))) !== null,
    releaseLock,
    invalidate: (tags) => void publishUntilDone(tags),
    close() {
      end.abort();
      redis.disconnect();
      subscriber.disconnect();
    },
  };
}

function nameKeys(prefix: string) {
  return {
    page: (key: string) => `${prefix}:page:${key}`,
    lock: (key: string) => `${prefix}:claim:${key}`,
    // Content changes for all builds alike.
    count: 'atre:purges',
    purged: 'atre:purged',
    channel: 'atre:purge',
  };
}
