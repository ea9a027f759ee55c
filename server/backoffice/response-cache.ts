import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { ApiError, UnavailableError } from '#shared/api/api-error.ts';
import type { ApiCall, Send } from '#shared/api/send.ts';
import { tagsOfCall } from './answer-tags.ts';
import type { CallStep } from './call-step.ts';

/** What one page learns of the answers it is made of. */
export type AnswersJar = {
  /** It is made for many: it waits for answers that are being renewed, where there is somebody to renew them. */
  isForMany: boolean;
  /** The back office is not asked: what is not kept is not to be had. */
  isOfKept?: boolean;
  /** What it is made of (answer-tags.ts). */
  tags: Set<string>;
  /** When what it shows was true: set once an answer is older than it should be. */
  staleSince?: Date;
  /** Something was asked for that the back office did not bring: a page that stands without it lacks a part. */
  isIncomplete?: boolean;
  /** Seconds after which a refused call may be made again, where the back office has said so. */
  retryAfter?: number;
};

export type ResponseCache = {
  /** The cache as a step of a call; a response that is too old leaves its date in the page's jar. */
  step: (jar?: AnswersJar) => CallStep;
  /**
   * Every response with one of the tags (`product:12`, `menu` …), or all, is asked for anew before it is given again, and
   * given as it is, with its date, only where that fails. Those under way are not cached.
   */
  purge: (tags: readonly string[] | 'all') => void;
};

export type CacheLimits = {
  /** Of answers as JSON, in characters. */
  mostBytes: number;
  /** Milliseconds: how long an answer is fresh, may be given while it is renewed, and while it cannot be. */
  freshMs: (call: ApiCall) => number;
  renewingMs: number;
  failingMs: number;
};

type Entry = {
  answer: unknown;
  tags: string[];
  size: number;
  since: number;
  freshUntil: number;
  isFailing: boolean;
  /** Something of it has changed: it is given only where no other is to be had. */
  isPurged: boolean;
};

const MOST_ENTRIES = 20_000;
/** Answers that every page needs, the same for all visitors (AP-14). */
const START_UP_RESOURCES = new Set(['site', 'category', 'menu', 'setting', 'slider', 'home', 'redirection']);
/** Never kept: a token that has expired must open nothing. */
const UNKEPT_RESOURCES = new Set(['preview']);
const LASTING = new Set([400, 404, 410]);
/** How long a back office that failed is left alone while an old answer serves. */
const FAILURE_MS = 5000;
/** The same where the back office says how long it wants to be left alone. */
const MAX_PAUSE_MS = 60_000;
/** How long a page waits for a renewal before it makes do with what is too old. */
const RENEWAL_PATIENCE_MS = 60;

const LIMITS: CacheLimits = {
  mostBytes: 64 * 1024 * 1024,
  freshMs: (call) => (START_UP_RESOURCES.has(resourceOf(call)) ? 60_000 : 5000),
  renewingMs: 10 * 60_000,
  failingMs: 24 * 3_600_000,
};

/**
 * Keeps public answers for a while: asked once however many want them, renewed behind the scenes, and given again,
 * up to a day, when the back office does not answer. A refusal that lasts (404 …) is an answer, and forgets the former one.
 * Writes, previews and calls with a token pass by.
 */
export function createResponseCache(limits: Partial<CacheLimits> = {}): ResponseCache {
  const { mostBytes, freshMs, renewingMs, failingMs } = { ...LIMITS, ...limits };
  const entries = new LRUCache<string, Entry>({
    max: MOST_ENTRIES,
    maxSize: mostBytes,
    sizeCalculation: ({ size }) => size,
  });
  const underWay = new Map<string, Promise<Entry>>();
  let purges = 0;

  const ask = async (key: string, call: ApiCall, next: Send): Promise<Entry> => {
    const before = purges;
    const keep = (entry: Entry) => {
      if (before === purges) entries.set(key, entry);
      return entry;
    };
    try {
      return keep(toEntry(call, await next(call), freshMs(call)));
    } catch (error) {
      const former = entries.peek(key);
      if (!former || isLastingRefusal(error) || performance.now() > former.since + failingMs) {
        if (before === purges) entries.delete(key);
        throw error;
      }
      const freshUntil = performance.now() + pauseAfter(error);
      return keep({ ...former, freshUntil, isFailing: true, isPurged: false });
    }
  };
  const renew = (key: string, call: ApiCall, next: Send): Promise<Entry> => {
    const known = underWay.get(key);
    if (known) return known;
    const asked = ask(key, call, next).finally(() => {
      if (underWay.get(key) === asked) underWay.delete(key);
    });
    underWay.set(key, asked);
    return asked;
  };
  const find = async (call: ApiCall, next: Send, isForMany: boolean): Promise<Entry> => {
    const key = keyOf(call);
    const entry = entries.get(key);
    const now = performance.now();
    if (!entry || entry.isPurged || now > entry.since + failingMs) return renew(key, call, next);
    if (now < entry.freshUntil) return entry;
    const renewal = renew(key, call, next);
    const isOld = entry.isFailing || now > entry.since + renewingMs;
    if (isForMany && !entry.isFailing) return renewal;
    if (!isOld) {
      // Whatever comes of it, the next one is told.
      renewal.catch(() => undefined);
      return entry;
    }
    return Promise.race([renewal, wait(RENEWAL_PATIENCE_MS, { ...entry, isFailing: true }, { ref: false })]);
  };
  const giveKept = (call: ApiCall, jar: AnswersJar): unknown => {
    const isOwn = call.withToken === true || call.token !== undefined;
    const entry = call.method === 'GET' && !isOwn ? entries.get(keyOf(call)) : undefined;
    const age = entry ? performance.now() - entry.since : Infinity;
    if (!entry || age > failingMs) throw new UnavailableError('unreachable');
    for (const tag of entry.tags) jar.tags.add(tag);
    noteAge(jar, age);
    return entry.answer;
  };
  const step =
    (jar?: AnswersJar): CallStep =>
    async (call, next) => {
      const isUnkept = call.isFresh || call.withToken || call.token || UNKEPT_RESOURCES.has(resourceOf(call));
      if (jar?.isOfKept) return giveKept(call, jar);
      if (call.method !== 'GET' || isUnkept) return next(call);
      const { answer, tags, since, isFailing } = await find(call, next, jar?.isForMany === true);
      if (jar) {
        for (const tag of tags) jar.tags.add(tag);
        if (isFailing) noteAge(jar, performance.now() - since);
      }
      return answer;
    };
  return {
    step,
    purge: (tags) => {
      purges += 1;
      underWay.clear();
      for (const entry of entries.values()) {
        if (tags === 'all' || entry.tags.some((tag) => tags.includes(tag))) entry.isPurged = true;
      }
    },
  };
}

function toEntry(call: ApiCall, answer: unknown, freshMs: number): Entry {
  const now = performance.now();
  return {
    answer,
    tags: tagsOfCall(call, answer),
    // Measured once: `undefined` (204) has no JSON, and no entry may have no size.
    size: JSON.stringify(answer)?.length || 1,
    since: now,
    freshUntil: now + freshMs,
    isFailing: false,
    isPurged: false,
  };
}

/** The oldest answer counts. */
function noteAge(jar: AnswersJar, milliseconds: number): void {
  const since = new Date(Date.now() - milliseconds);
  if (!jar.staleSince || since < jar.staleSince) jar.staleSince = since;
}

/** What was not even asked costs nothing to ask for again: the next one may find the breaker closed. */
function pauseAfter(error: unknown): number {
  if (error instanceof ApiError && error.retryAfter !== undefined)
    return Math.min(error.retryAfter * 1000, MAX_PAUSE_MS);
  const isUnasked =
    error instanceof UnavailableError && (error.failure === 'open' || error.failure === 'full');
  return isUnasked ? 0 : FAILURE_MS;
}

/** Returns true for a response of status 4xx. */
export function isClientError(error: unknown): error is ApiError {
  return error instanceof ApiError && error.statusCode < 500;
}

/** Whether a refusal says what there is. Others (429, 409 …) pass: until then the former answer serves. */
export function isLastingRefusal(error: unknown): boolean {
  return error instanceof ApiError && LASTING.has(error.statusCode);
}

function resourceOf({ path }: ApiCall): string {
  return path.split('/', 1)[0] ?? '';
}

function keyOf({ path, query }: ApiCall): string {
  return `${path}?${new URLSearchParams(Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1)))}`;
}
