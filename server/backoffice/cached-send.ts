import { LRUCache } from 'lru-cache';
import { ApiError } from '#shared/api/api-error.ts';
import type { ApiCall, Send } from '#shared/api/send.ts';

const MOST_ENTRIES = 5000;
/** Answers that every page needs, the same for all visitors (AP-14). */
const START_UP_RESOURCES = new Set(['site', 'category', 'menu', 'setting', 'slider', 'home', 'redirection']);
/** Never kept: a token that has expired must open nothing. */
const UNKEPT_RESOURCES = new Set(['preview']);
const START_UP_TTL_MS = 60_000;
const OTHER_TTL_MS = 5000;
/** How long a back office that failed is left alone while an old answer serves. */
const FAILURE_TTL_MS = 5000;

/**
 * Keeps public answers for a while: asked once however many want them, renewed behind the scenes, and given
 * again when the back office does not answer. A refusal (404 …) is an answer, and forgets the former one.
 * Writes, previews and calls with a token pass by.
 */
export function createCachedSend(send: Send): Send {
  const cache = new LRUCache<string, { answer: unknown }, ApiCall>({
    max: MOST_ENTRIES,
    allowStale: true,
    fetchMethod: async (_key, former, { context: call, options }) => {
      try {
        const answer = await send(call);
        options.ttl = ttlOf(call);
        return { answer };
      } catch (error) {
        if (!former || isRefusal(error)) throw error;
        options.ttl = FAILURE_TTL_MS;
        return former;
      }
    },
  });
  return async (call) => {
    const isUnkept = call.isFresh || call.withToken || UNKEPT_RESOURCES.has(resourceOf(call));
    if (call.method !== 'GET' || isUnkept) return send(call);
    const entry = await cache.fetch(keyOf(call), { context: call });
    return entry?.answer;
  };
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.statusCode < 500;
}

function ttlOf(call: ApiCall): number {
  return START_UP_RESOURCES.has(resourceOf(call)) ? START_UP_TTL_MS : OTHER_TTL_MS;
}

function resourceOf({ path }: ApiCall): string {
  return path.split('/', 1)[0] ?? '';
}

function keyOf({ path, query }: ApiCall): string {
  return `${path}?${new URLSearchParams(Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1)))}`;
}
