export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One call to the back office, before anything is known of how it travels. */
export type ApiCall = {
  method: Method;
  /** Below the API's base path, without leading slash: `product/12`. */
  path: string;
  query: Record<string, string>;
  body?: unknown;
  /** Ask the storefront to add the visitor's token. */
  withToken?: boolean;
  /** The visitor's token itself: between the storefront's server and the back office alone. */
  token?: string;
  /** Who asks the storefront's server to make the call; browsers make theirs themselves. */
  clientAddress?: string;
  /** The random number of who votes (server/http/visitor-id.ts). */
  visitorId?: string;
  /** Of what must happen once, however often it is asked for. */
  idempotencyKey?: string;
  /** What opens a guest's cart: between the storefront's server and the back office alone. */
  cartToken?: string;
  /** Names a browser with a past login: between the storefront's server and the back office alone. */
  deviceToken?: string | undefined;
  /** Asked of the back office itself, whatever the server has kept. */
  isFresh?: boolean;
};

/**
 * Carries a call and gives the parsed answer.
 * @throws ApiError when the back office refuses, UnavailableError when it cannot be asked.
 */
export type Send = (call: ApiCall) => Promise<unknown>;

/** What every call says of who asks (spec section 7). */
export type CallContext = {
  siteId: number;
  locale: string;
  salesPlanId: () => number;
  isProConnected?: () => boolean;
  clientAddress?: string;
  visitorId?: string | undefined;
};
