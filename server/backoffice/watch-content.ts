import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { createApi } from '#shared/api/create-api.ts';
import type { Send } from '#shared/api/send.ts';
import { LOCALES } from '#shared/locale.ts';
import type { ShopState } from '../http/empty-shop.ts';

/**
 * Intervals of checks while the shop is empty, or while the back office has not responded yet. They double, because each
 * check adds lines to the log of the back office, which has the set-up link. Invalidations check at once.
 */
const MIN_CHECK_MS = 2000;
const MAX_CHECK_MS = 16_000;
/** The start of the storefront waits this long for the first result. */
const FIRST_CHECK_MS = 3000;

type WatchOptions = {
  send: Send;
  siteId: number;
  planId: () => Promise<number>;
  shop: ShopState;
  /** Called when the first content has arrived. */
  onOpen: () => void;
  logger: Logger;
};

export type ContentWatch = {
  /** Checks for content until there is some. Resolves with the first result, or after a time limit. */
  start: () => Promise<void>;
  /** Checks again at once if the shop is empty. */
  checkAgain: () => void;
  close: () => void;
};

/**
 * Keeps `shop` current until the shop has content, which is final. A back office that does not respond is not an
 * empty shop.
 */
export function createContentWatch(options: WatchOptions): ContentWatch {
  const { shop, onOpen, logger } = options;
  let isEnded = false;
  let interval = MIN_CHECK_MS;
  let timer: NodeJS.Timeout | undefined;
  const check = async (): Promise<void> => {
    clearTimeout(timer);
    try {
      const isFilled = await hasContent(options);
      if (isEnded) return;
      if (isFilled && shop.isEmpty) {
        logger.info('the shop has content now: the site is open');
        onOpen();
      }
      isEnded = isFilled;
      shop.isEmpty = !isFilled;
    } catch (error) {
      logger.debug({ reason: (error as Error).message }, 'content of the shop unknown');
    }
    clearTimeout(timer);
    if (isEnded) return;
    timer = setTimeout(() => void check(), interval).unref();
    interval = Math.min(2 * interval, MAX_CHECK_MS);
  };
  return {
    start: () => {
      isEnded = false;
      return Promise.race([check(), wait(FIRST_CHECK_MS, undefined, { ref: false })]);
    },
    checkAgain: () => {
      if (shop.isEmpty) void check();
    },
    close: () => {
      isEnded = true;
      clearTimeout(timer);
    },
  };
}

/** True if the site has a home page or any address of its own. */
async function hasContent({ send, siteId, planId }: WatchOptions): Promise<boolean> {
  const plan = await planId();
  const [api, ...others] = LOCALES.map((locale) =>
    createApi(send, { siteId, locale, salesPlanId: () => plan }),
  );
  if (!api) return false;
  const urls = await api.caller.call('GET /url', { query: { page: 1, perPage: 1 }, isFresh: true });
  if ('items' in urls && urls.items.length > 0) return true;
  for (const { caller } of [api, ...others]) {
    const homes = await caller.call('GET /home', { isFresh: true });
    if (homes.items.length > 0) return true;
  }
  return false;
}
