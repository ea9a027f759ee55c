import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { ApiError, UnavailableError } from '#shared/api/api-error.ts';
import type { ApiCall, Send } from '#shared/api/send.ts';
import { tagsOfCall } from './response-tags.ts';
import type { ClientMiddleware } from './client-middleware.ts';
import type { RenderContext } from './render-context.ts';

export type ResponseCache = {
  /** Serves public responses from the cache; a stale one leaves its date in the page's context. */
  withCache: (context?: RenderContext) => ClientMiddleware;
  /**
   * Invalidates responses with one of the tags (`product:12`, `menu` …), or all: they are revalidated before they are
   * served again, and served stale only where that fails. Responses in flight are not cached.
   */
  invalidate: (tags: readonly string[] | 'all') => void;
};

export type CacheLimits = {
  /** Size of all responses as JSON, in characters. */
  maxBytes: number;
  /** Milliseconds in which a response is fresh, may be served while it is revalidated, and while it cannot be. */
  freshMs: (call: ApiCall) => number;
  staleWhileRevalidateMs: number;
  staleIfErrorMs: number;
};

type Entry = {
  response: unknown;
  tags: string[];
  size: number;
  since: number;
  freshUntil: number;
  isFailing: boolean;
  /** Part of it has changed: it is served only where it cannot be revalidated. */
  isInvalidated: boolean;
};

const MAX_ENTRIES = 20_000;
/** Resources of every page, the same for all visitors (AP-14). */
const START_UP_RESOURCES = new Set(['site', 'category', 'menu', 'setting', 'slider', 'home', 'redirection']);
/** Never cached: an expired token must open nothing. */
const UNCACHED_RESOURCES = new Set(['preview']);
const PERMANENT_STATUSES = new Set([400, 404, 410]);
/** Pause after a failure while a stale response is served. */
const FAILURE_PAUSE_MS = 5000;
/** Longest pause that a `Retry-After` of the back office can ask for. */
const MAX_PAUSE_MS = 60_000;
/** A page waits this long for a revalidation before it takes a response that is too old. */
const REVALIDATION_TIMEOUT_MS = 60;

const LIMITS: CacheLimits = {
  maxBytes: 64 * 1024 * 1024,
  freshMs: (call) => (START_UP_RESOURCES.has(resourceOf(call)) ? 60_000 : 5000),
  staleWhileRevalidateMs: 10 * 60_000,
  staleIfErrorMs: 24 * 3_600_000,
};

/**
 * Caches public responses: single-flight, stale-while-revalidate, and stale-if-error for a day. A lasting refusal
 * (404 …) replaces the cached response. Writes, previews and calls with a token are not cached.
 */
export function createResponseCache(limits: Partial<CacheLimits> = {}): ResponseCache {
  const { maxBytes, freshMs, staleWhileRevalidateMs, staleIfErrorMs } = { ...LIMITS, ...limits };
  const entries = new LRUCache<string, Entry>({
    max: MAX_ENTRIES,
    maxSize: maxBytes,
    sizeCalculation: ({ size }) => size,
  });
  const inFlight = new Map<string, Promise<Entry>>();
  let invalidations = 0;

  const request = async (key: string, call: ApiCall, next: Send): Promise<Entry> => {
    const before = invalidations;
    const store = (entry: Entry) => {
      if (before === invalidations) entries.set(key, entry);
      return entry;
    };
    try {
      return store(toEntry(call, await next(call), freshMs(call)));
    } catch (error) {
      const former = entries.peek(key);
      if (!former || isPermanentRefusal(error) || performance.now() > former.since + staleIfErrorMs) {
        if (before === invalidations) entries.delete(key);
        throw error;
      }
      const freshUntil = performance.now() + pauseAfter(error);
      return store({ ...former, freshUntil, isFailing: true, isInvalidated: false });
    }
  };
  const revalidate = (key: string, call: ApiCall, next: Send): Promise<Entry> => {
    const known = inFlight.get(key);
    if (known) return known;
    const requested = request(key, call, next).finally(() => {
      if (inFlight.get(key) === requested) inFlight.delete(key);
    });
    inFlight.set(key, requested);
    return requested;
  };
  const find = async (call: ApiCall, next: Send, isShared: boolean): Promise<Entry> => {
    const key = keyOf(call);
    const entry = entries.get(key);
    const now = performance.now();
    if (!entry || entry.isInvalidated || now > entry.since + staleIfErrorMs)
      return revalidate(key, call, next);
    if (now < entry.freshUntil) return entry;
    const revalidation = revalidate(key, call, next);
    const isOld = entry.isFailing || now > entry.since + staleWhileRevalidateMs;
    if (isShared && !entry.isFailing) return revalidation;
    if (!isOld) {
      // Background revalidation ignores errors; the next request retries.
      revalidation.catch(() => undefined);
      return entry;
    }
    return Promise.race([
      revalidation,
      wait(REVALIDATION_TIMEOUT_MS, { ...entry, isFailing: true }, { ref: false }),
    ]);
  };
  const readCached = (call: ApiCall, context: RenderContext): unknown => {
    const isOwn = call.withToken === true || call.token !== undefined;
    const entry = call.method === 'GET' && !isOwn ? entries.get(keyOf(call)) : undefined;
    const age = entry ? performance.now() - entry.since : Infinity;
    if (!entry || age > staleIfErrorMs) throw new UnavailableError('unreachable');
    for (const tag of entry.tags) context.tags.add(tag);
    noteAge(context, age);
    return entry.response;
  };
  const withCache =
    (context?: RenderContext): ClientMiddleware =>
    async (call, next) => {
      const isUncached =
        call.isFresh || call.withToken || call.token || UNCACHED_RESOURCES.has(resourceOf(call));
      if (context?.isCacheOnly) return readCached(call, context);
      if (call.method !== 'GET' || isUncached) return next(call);
      const { response, tags, since, isFailing } = await find(call, next, context?.isShared === true);
      if (context) {
        for (const tag of tags) context.tags.add(tag);
        if (isFailing) noteAge(context, performance.now() - since);
      }
      return response;
    };
  return {
    withCache,
    invalidate: (tags) => {
      invalidations += 1;
      inFlight.clear();
      for (const entry of entries.values()) {
        if (tags === 'all' || entry.tags.some((tag) => tags.includes(tag))) entry.isInvalidated = true;
      }
    },
  };
}

function toEntry(call: ApiCall, response: unknown, freshMs: number): Entry {
  const now = performance.now();
  return {
    response,
    tags: tagsOfCall(call, response),
    // Measured once: `undefined` (204) has no JSON, and no entry may have no size.
    size: JSON.stringify(response)?.length || 1,
    since: now,
    freshUntil: now + freshMs,
    isFailing: false,
    isInvalidated: false,
  };
}

/** The oldest response counts. */
function noteAge(context: RenderContext, milliseconds: number): void {
  const since = new Date(Date.now() - milliseconds);
  if (!context.staleSince || since < context.staleSince) context.staleSince = since;
}

/** A call that was not sent may be retried at once: the circuit breaker may be closed by then. */
function pauseAfter(error: unknown): number {
  if (error instanceof ApiError && error.retryAfter !== undefined)
    return Math.min(error.retryAfter * 1000, MAX_PAUSE_MS);
  const isUnsent =
    error instanceof UnavailableError && (error.failure === 'open' || error.failure === 'full');
  return isUnsent ? 0 : FAILURE_PAUSE_MS;
}

/** Returns true for a response of status 4xx. */
export function isClientError(error: unknown): error is ApiError {
  return error instanceof ApiError && error.statusCode < 500;
}

/** Returns true for a refusal that lasts. Others (429, 409 …) pass: the cached response serves until then. */
export function isPermanentRefusal(error: unknown): boolean {
  return error instanceof ApiError && PERMANENT_STATUSES.has(error.statusCode);
}

function resourceOf({ path }: ApiCall): string {
  return path.split('/', 1)[0] ?? '';
}

function keyOf({ path, query }: ApiCall): string {
  return `${path}?${new URLSearchParams(Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1)))}`;
}
