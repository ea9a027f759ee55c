import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Redis, type RedisOptions } from 'ioredis';
import type { Logger } from 'pino';
import { FRESH_MS } from './freshness.ts';
import { giveUpAfter } from './give-up-after.ts';
import { packEntry, unpackEntry } from './pack-entry.ts';
import type { PageEntry } from './page-entry.ts';
import type { PurgedTags } from './purge-log.ts';

/** Pages that several nodes share. Whatever happens to the store, these answer: at worst that there is nothing. */
export type SharedPages = {
  find(key: string): Promise<PageEntry | undefined>;
  /** How many purges there have been; `undefined` while the store is out of reach. */
  mark(): Promise<number | undefined>;
  keep(key: string, entry: PageEntry, mark: number): void;
  /** Whether this node is to make the page, because no other is at it. */
  claim(key: string): Promise<boolean>;
  release(key: string): void;
  /** Tells the other nodes, and those that come. */
  purge(tags: PurgedTags): void;
  close(): void;
};

const KEPT_SECONDS = 24 * 60 * 60;
/** A node that dies while it makes a page is waited for no longer. */
const CLAIM_MS = 5000;
/** A store that answers later is no help. */
const COMMAND_MS = 100;
/** Nobody waits for a purge. */
const PURGE_MS = 2000;
/** After a failure the store is left alone for a moment: visitors wait for it once, not each. */
const PAUSE_MS = 1000;
const ALL = '*';

const OPTIONS: RedisOptions = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  connectTimeout: 500,
  retryStrategy: (tries) => Math.min(tries * 200, 2000),
};

type SharedOptions = {
  url: string;
  /** Pages of another build or configuration are other pages. */
  prefix: string;
  logger: Logger;
  /** Another node says that something has changed, or may have. */
  onPurge: (tags: PurgedTags) => void;
};

/** Opens the store in the background: until it is there, and whenever it is not, there is nothing in it. */
export function openSharedPages({ url, prefix, logger, onPurge }: SharedOptions): SharedPages {
  const node = randomUUID();
  const names = nameKeys(prefix);
  const redis = new Redis(url, OPTIONS);
  const ears = new Redis(url, { ...OPTIONS, enableOfflineQueue: true });
  let pausedUntil = 0;
  const end = new AbortController();
  let heard: number | undefined;

  const leaveAlone = (error: unknown): void => {
    if (performance.now() >= pausedUntil)
      logger.warn({ reason: (error as Error).message }, 'the shared page cache is out of reach');
    pausedUntil = performance.now() + PAUSE_MS;
  };
  const attempt = async <Answer>(command: () => Promise<Answer>): Promise<Answer | undefined> => {
    if (performance.now() < pausedUntil) return undefined;
    try {
      return await giveUpAfter(COMMAND_MS, command());
    } catch (error) {
      leaveAlone(error);
      return undefined;
    }
  };
  const writePurge = async (tags: PurgedTags) => {
    const count = await redis.incr(names.count);
    const fields = (tags === 'all' ? [ALL] : tags).flatMap((tag) => [tag, String(count)]);
    if (fields.length > 0) await redis.hset(names.purged, ...fields);
    await redis.publish(names.channel, JSON.stringify({ from: node, tags, count }));
  };
  /** Insists: what is not told stays old at the other nodes for as long as pages are fresh by themselves. */
  const tellPurge = async (tags: PurgedTags) => {
    const until = performance.now() + FRESH_MS;
    while (!end.signal.aborted && performance.now() < until) {
      try {
        await giveUpAfter(PURGE_MS, writePurge(tags));
        return;
      } catch (error) {
        leaveAlone(error);
        await wait(PAUSE_MS, undefined, { ref: false });
      }
    }
  };
  const mark = async () => attempt(async () => Number((await redis.get(names.count)) ?? 0));

  for (const client of [redis, ears]) client.on('error', () => undefined);
  ears.on('ready', () => {
    void ears.subscribe(names.channel).catch(() => undefined);
    // What was said while nobody listened is not repeated.
    void mark().then((count) => {
      if (heard !== undefined && count !== heard) onPurge('all');
      heard = count ?? heard;
    });
  });
  ears.on('message', (_channel, text) => {
    const message = JSON.parse(text) as { from: string; tags: PurgedTags; count: number };
    heard = message.count;
    if (message.from !== node) onPurge(message.tags);
  });

  return {
    mark,
    find: (key) =>
      attempt(async () => {
        const packed = await redis.getBuffer(names.page(key));
        if (!packed) return undefined;
        const { entry, purges } = await unpackEntry(packed);
        const purged = await redis.hmget(names.purged, ALL, ...entry.tags);
        return purged.some((count) => Number(count ?? 0) > purges) ? undefined : entry;
      }),
    keep(key, entry, purges) {
      void attempt(() => redis.set(names.page(key), packEntry({ entry, purges }), 'EX', KEPT_SECONDS));
      void attempt(() => redis.del(names.claim(key)));
    },
    claim: async (key) =>
      (await attempt(() => redis.set(names.claim(key), node, 'PX', CLAIM_MS, 'NX'))) !== null,
    release: (key) => void attempt(() => redis.del(names.claim(key))),
    purge: (tags) => void tellPurge(tags),
    close() {
      end.abort();
      redis.disconnect();
      ears.disconnect();
    },
  };
}

function nameKeys(prefix: string) {
  return {
    page: (key: string) => `${prefix}:page:${key}`,
    claim: (key: string) => `${prefix}:claim:${key}`,
    // Content changes for all builds alike.
    count: 'atre:purges',
    purged: 'atre:purged',
    channel: 'atre:purge',
  };
}
