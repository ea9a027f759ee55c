import type { Logger } from 'pino';
import type { Listen } from '#backoffice/database/database.ts';

/** Changes within this time are sent together. */
const BATCH_MS = 50;
const CALL_TIMEOUT_MS = 2000;
/**
 * Milliseconds before each attempt. After a lost message pages are stale for a minute at most, because they
 * are revalidated by age.
 */
const RETRY_DELAYS_MS = [500, 2000, 8000];
/** More tags than this invalidate everything. */
const MAX_TAGS = 500;

type WatchOptions = {
  listen: Listen;
  /** Addresses of the storefronts' `/ops/purge`. */
  urls: readonly string[];
  secret: string;
  logger: Logger;
};

/**
 * Reports changes in the database to the storefronts, which revalidate the affected pages. Returns a function
 * that stops it.
 * @throws when listening to the database fails
 */
export async function watchChanges({
  listen,
  urls,
  secret,
  logger,
}: WatchOptions): Promise<() => Promise<void>> {
  let tags = new Set<string>();
  let isAll = false;
  let timer: NodeJS.Timeout | undefined;

  const send = () => {
    timer = undefined;
    const body = isAll || tags.size > MAX_TAGS ? { all: true } : { tags: [...tags] };
    tags = new Set();
    isAll = false;
    for (const url of urls) void sendTo(url, JSON.stringify(body), secret, logger);
  };
  const schedule = () => {
    timer ??= setTimeout(send, BATCH_MS);
  };
  const stop = await listen('content_changed', {
    onMessage: (tag) => {
      tags.add(tag);
      schedule();
    },
    onGap: () => {
      isAll = true;
      schedule();
    },
  });
  return async () => {
    clearTimeout(timer);
    await stop();
  };
}

async function sendTo(url: string, body: string, secret: string, logger: Logger): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${secret}` };
  for (const delay of [0, ...RETRY_DELAYS_MS]) {
    await new Promise((resolve) => {
      setTimeout(resolve, delay).unref();
    });
    try {
      const signal = AbortSignal.timeout(CALL_TIMEOUT_MS);
      const response = await fetch(url, { method: 'POST', headers, body, redirect: 'error', signal });
      if (response.ok) return;
      logger.warn({ url, status: response.status }, 'the storefront refused an invalidation');
      return;
    } catch (error) {
      logger.debug(
        { url, reason: (error as Error).message },
        'the storefront is unreachable; retrying the invalidation',
      );
    }
  }
  logger.warn({ url }, 'invalidation not delivered to the storefront');
}
