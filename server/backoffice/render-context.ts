import type { CartChange } from '../http/cart-cookies.ts';
import type { SessionChange } from '../http/session-cookies.ts';

/** Everything the calls of one page report about it, for its response and for the caches. */
export type RenderContext = {
  /** The page is rendered for many visitors: it waits for responses that are being revalidated. */
  isShared: boolean;
  /** Only the cache is asked: a response that is not cached is unavailable. */
  isCacheOnly?: boolean;
  /** Cache tags of its responses (response-tags.ts). */
  tags: Set<string>;
  /** Age of its oldest stale response; unset while all are fresh. */
  staleSince?: Date;
  /** A call failed: the page may lack a part. */
  isIncomplete?: boolean;
  /** Seconds after which a refused call may be retried, where the back office has said so. */
  retryAfter?: number;
  /** Changes of session and cart that the response carries to the browser as cookies. */
  sessionChange?: SessionChange;
  cartChange?: CartChange;
  /** A response ended the session. Without a `sessionChange` it can be renewed: only its token has ended. */
  isSessionRefused?: true;
};
