export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One call to the back office, independent of its transport. */
export type ApiCall = {
  method: Method;
  /** Below the API's base path, without leading slash: `product/12`. */
  path: string;
  query: Record<string, string>;
  body?: unknown;
  /** Asks the storefront to add the visitor's token. */
  withToken?: boolean;
  /** The visitor's token: only between the storefront's server and the back office. */
  token?: string;
  /** The client for which the storefront's server sends the call; browsers send theirs directly. */
  clientAddress?: string;
  /** The random number of a voting visitor (server/http/visitor-id.ts). */
  visitorId?: string;
  /** Makes repeated calls have one effect. */
  idempotencyKey?: string;
  /** Entity tag that the stored record must have (`If-Match`). */
  ifMatch?: string;
  /** Receives the entity tag of the response. */
  onTag?: (tag: string) => void;
  /** Token of a guest's cart: only between the storefront's server and the back office. */
  cartToken?: string;
  /** Identifies a browser with a past login: only between the storefront's server and the back office. */
  deviceToken?: string | undefined;
  /** Bypasses the response cache. */
  isFresh?: boolean;
};

/**
 * Sends a call and returns the parsed response.
 * @throws ApiError when the back office refuses, UnavailableError when it is unavailable
 */
export type Send = (call: ApiCall) => Promise<unknown>;

/** Common parameters of every call, and the identity of its visitor (spec section 7). */
export type CallContext = {
  siteId: number;
  locale: string;
  salesPlanId: () => number;
  isProConnected?: () => boolean;
  clientAddress?: string;
  visitorId?: string | undefined;
};
