import { Redis } from 'ioredis';
import { MemoryStore, type IncrementResponse, type Options, type Store } from 'express-rate-limit';
import type { Logger } from 'pino';
import { giveUpAfter } from '../page-cache/give-up-after.ts';

/** A store that answers later is no help. */
const COMMAND_MS = 100;
/** After a failure the store is left alone for a moment: requests wait for it once, not each. */
const PAUSE_MS = 1000;
const PREFIX = 'atre:writes:';

/** Counts one more; the first of a window sets its end. KEYS: the counter. ARGV: the window in milliseconds. */
const COUNT = `
local hits = redis.call('INCR', KEYS[1])
if hits == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {hits, redis.call('PTTL', KEYS[1])}`;

/**
 * Counts of a rate limit that several nodes share. While Redis is out of reach each node counts for itself: a limit must
 * not depend on a store's health. The library's own store for Redis stays broken where Redis is missing at start.
 */
export function createSharedCounts(url: string, logger: Logger): Store & { close: () => void } {
  const redis = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 0, connectTimeout: 500 });
  redis.on('error', () => undefined);
  const own = new MemoryStore();
  let windowMs = 0;
  let pausedUntil = 0;
  const count = async (key: string): Promise<IncrementResponse> => {
    const counted = redis.eval(COUNT, 1, PREFIX + key, windowMs) as Promise<[number, number]>;
    const [totalHits, leftMs] = await giveUpAfter(COMMAND_MS, counted);
    return { totalHits, resetTime: new Date(Date.now() + leftMs) };
  };
  return {
    init(options: Options) {
      windowMs = options.windowMs;
      own.init(options);
    },
    async increment(key) {
      if (performance.now() < pausedUntil) return own.increment(key);
      try {
        return await count(key);
      } catch (error) {
        if (performance.now() >= pausedUntil + PAUSE_MS)
          logger.warn({ reason: (error as Error).message }, 'the shared counts of writes are out of reach');
        pausedUntil = performance.now() + PAUSE_MS;
        return own.increment(key);
      }
    },
    decrement: (key) => own.decrement(key),
    resetKey: (key) => own.resetKey(key),
    close: () => {
      redis.disconnect();
      own.shutdown();
    },
  };
}
