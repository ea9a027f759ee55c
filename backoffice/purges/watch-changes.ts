import type { Logger } from 'pino';
import type { Listen } from '#backoffice/database/database.ts';

/** Changes of one moment go out together. */
const GATHER_MS = 50;
const CALL_TIMEOUT_MS = 2000;
/** Milliseconds before another try. What never arrives is at most a minute old: pages are kept no longer unseen. */
const TRIES = [500, 2000, 8000];
/** More than these are everything. */
const MOST_TAGS = 500;

type WatchOptions = {
  listen: Listen;
  /** Where storefronts take purges: their `/ops/purge`. */
  urls: readonly string[];
  secret: string;
  logger: Logger;
};

/**
 * Tells the storefronts what has changed in the database, whoever changed it: they make those pages anew. Gives what
 * ends it. @throws when the database cannot be listened to.
 */
export async function watchChanges({
  listen,
  urls,
  secret,
  logger,
}: WatchOptions): Promise<() => Promise<void>> {
  let gathered = new Set<string>();
  let isAll = false;
  let timer: NodeJS.Timeout | undefined;

  const send = () => {
    timer = undefined;
    const body = isAll || gathered.size > MOST_TAGS ? { all: true } : { tags: [...gathered] };
    gathered = new Set();
    isAll = false;
    for (const url of urls) void sendTo(url, JSON.stringify(body), secret, logger);
  };
  const gather = () => {
    timer ??= setTimeout(send, GATHER_MS);
  };
  const stop = await listen('content_changed', {
    onMessage: (tag) => {
      gathered.add(tag);
      gather();
    },
    onGap: () => {
      isAll = true;
      gather();
    },
  });
  return async () => {
    clearTimeout(timer);
    await stop();
  };
}

async function sendTo(url: string, body: string, secret: string, logger: Logger): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${secret}` };
  for (const pause of [0, ...TRIES]) {
    await new Promise((resolve) => {
      setTimeout(resolve, pause).unref();
    });
    try {
      const signal = AbortSignal.timeout(CALL_TIMEOUT_MS);
      const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'error', signal });
      if (answer.ok) return;
      logger.warn({ url, status: answer.status }, 'a storefront refused a purge');
      return;
    } catch (error) {
      logger.debug({ url, reason: (error as Error).message }, 'a storefront did not take a purge');
    }
  }
  logger.warn({ url }, 'a storefront takes no purges');
}
