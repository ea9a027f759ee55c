import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Redis, type RedisOptions } from 'ioredis';
import type { Logger } from 'pino';
import { FRESH_MS, RENEWED_BY_MS } from './freshness.ts';
import { giveUpAfter } from './give-up-after.ts';
import { packEntry, unpackEntry, type PackedPage } from './pack-entry.ts';
import type { PageEntry } from './page-entry.ts';
import { isFreelyWritten } from './page-key.ts';
import { listenForPurges } from './purge-channel.ts';
import type { PurgedTags } from './purge-log.ts';
import { RELEASE, WRITE_PURGE } from './store-scripts.ts';

/** Pages that several nodes share. Whatever happens to the store, these answer: at worst that there is nothing. */
export type SharedPages = {
  find(key: string): Promise<PageEntry | undefined>;
  /** How many purges this node has dealt with; `undefined` while it may have missed some. */
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
/** What is one of any number is kept no longer than it is shown while all is well. */
const FREELY_WRITTEN_KEPT_SECONDS = RENEWED_BY_MS / 1000;
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
  /** The purge that is being told. */
  let telling: Promise<unknown> = Promise.resolve();

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
  const writePurge = async (tags: PurgedTags): Promise<void> => {
    const keys = [names.count, names.purged, names.channel];
    const message = JSON.stringify({ from: node, tags });
    const noted = tags === 'all' ? [ALL] : tags;
    purges.said(Number(await redis.eval(WRITE_PURGE, keys.length, ...keys, message, ...noted)));
  };
  /** Insists: what is not told stays old at the other nodes for as long as pages are fresh by themselves. */
  const tellPurge = async (tags: PurgedTags) => {
    const until = performance.now() + FRESH_MS;
    while (!end.signal.aborted && performance.now() < until) {
      try {
        telling = giveUpAfter(PURGE_MS, writePurge(tags));
        await telling;
        return;
      } catch (error) {
        leaveAlone(error);
        await wait(PAUSE_MS, undefined, { ref: false });
      }
    }
  };
  const isPurged = async ({ entry, purges }: PackedPage): Promise<boolean> => {
    const purged = await redis.hmget(names.purged, ALL, ...entry.tags);
    return purged.some((count) => Number(count ?? 0) > purges);
  };
  const release = (key: string): void => void attempt(() => redis.eval(RELEASE, 1, names.claim(key), node));

  for (const client of [redis, ears]) client.on('error', () => undefined);
  const purges = listenForPurges({
    ears,
    node,
    channel: names.channel,
    readCount: () => attempt(async () => Number((await redis.get(names.count)) ?? 0)),
    onPurge,
  });

  return {
    async mark() {
      // A page that is begun after a purge of ours is to count as one.
      await attempt(() => telling.catch(() => undefined));
      return purges.heard();
    },
    async find(key) {
      const packed = await attempt(() => redis.getBuffer(names.page(key)));
      if (!packed) return undefined;
      const page = await unpackEntry(packed).catch(() => undefined);
      // What nobody can read is as good as nothing.
      if (!page) return undefined;
      return (await attempt(() => isPurged(page))) === false ? page.entry : undefined;
    },
    keep(key, entry, mark) {
      const seconds = isFreelyWritten(key) ? FREELY_WRITTEN_KEPT_SECONDS : KEPT_SECONDS;
      void attempt(() => redis.set(names.page(key), packEntry({ entry, purges: mark }), 'EX', seconds));
      release(key);
    },
    claim: async (key) =>
      (await attempt(() => redis.set(names.claim(key), node, 'PX', CLAIM_MS, 'NX'))) !== null,
    release,
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
