import { Redis } from 'ioredis';
import { MemoryStore, type IncrementResponse, type Options, type Store } from 'express-rate-limit';
import type { Logger } from 'pino';
import { withTimeout } from '../page-cache/with-timeout.ts';

/** A later response from Redis would save no time. */
const COMMAND_MS = 100;
/** After a failure Redis is not used for this long: one request waits for it, not each. */
const PAUSE_MS = 1000;
const PREFIX = 'atre:writes:';

/** Increments a counter; the first increment starts the window. KEYS: the counter. ARGV: the window in milliseconds. */
const COUNT = `
local hits = redis.call('INCR', KEYS[1])
if hits == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {hits, redis.call('PTTL', KEYS[1])}`;

/**
 * Counts of a rate limit that nodes share. Without Redis each node counts for itself: the limit must not depend on
 * Redis. The library's own Redis store stays broken if Redis is missing at start.
 */
export function createSharedCounts(url: string, logger: Logger): Store & { close: () => void } {
  const redis = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 0, connectTimeout: 500 });
  redis.on('error', () => undefined);
  const own = new MemoryStore();
  let windowMs = 0;
  let pausedUntil = 0;
  const count = async (key: string): Promise<IncrementResponse> => {
    const counted = redis.eval(COUNT, 1, PREFIX + key, windowMs) as Promise<[number, number]>;
    const [totalHits, leftMs] = await withTimeout(COMMAND_MS, counted);
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
          logger.warn({ reason: (error as Error).message }, 'the shared rate-limit counts are unavailable');
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
