import type { Request, RequestHandler, Response } from 'express';
import { ipKeyGenerator, MemoryStore, rateLimit } from 'express-rate-limit';
import type { Logger } from 'pino';
import { localeOfPath, type Locale } from '#shared/locale.ts';
import { BARE_HEADERS } from './send-plain.ts';
import { isFromOurPages } from './same-origin.ts';
import { createSharedCounts } from './shared-counts.ts';
import { SMALL_DOCUMENT_HEADERS, toSmallDocument } from './small-document.ts';

type WriteLimitOptions = {
  /** Writes of one address a minute; 0: unlimited. */
  limit: number;
  redisUrl: string | undefined;
  publicUrl: string;
  apiPath: string;
  logger: Logger;
};

export type WriteLimit = { handler: RequestHandler; close: () => void };

const WINDOW_MS = 60_000;
/** The prefix that a provider assigns to one customer. */
const IPV6_PREFIX = 56;
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Rendered once: refusing must cost nothing. The empty link is the page itself, with an empty form. */
const PAGES: Record<Locale, string> = {
  fr: toSmallDocument('fr', {
    title: 'Trop d’envois à la fois',
    text: 'Beaucoup d’envois sont partis de votre connexion en une minute, et celui-ci n’a pas été accepté. Attendez une minute, revenez en arrière puis renvoyez\u00a0: ce que vous avez écrit y est encore.',
    link: { path: '', text: 'Revoir la page' },
  }),
  en: toSmallDocument('en', {
    title: 'Too much at once',
    text: 'A great deal was sent from your connection within one minute, and this was not accepted. Wait a minute, go back and send it again: what you wrote is still there.',
    link: { path: '', text: 'Back to the page' },
  }),
};

/**
 * Limits the writes of one address a minute, calls and forms together, before they are read. The limit is far above
 * an office behind one address and far below a script; the back office limits single calls.
 */
export function createWriteLimit(options: WriteLimitOptions): WriteLimit {
  const { limit, redisUrl, publicUrl, apiPath, logger } = options;
  if (limit === 0) return { handler: (_request, _response, next) => next(), close: () => undefined };
  const origin = new URL(publicUrl).origin;
  /** Cross-site forms are not counted: they would use up the visitor's own limit. */
  const isRefusedAnyway = (request: Request) =>
    !request.path.startsWith(apiPath) && !isFromOurPages(request, origin);
  const shared = redisUrl === undefined ? undefined : createSharedCounts(redisUrl, logger);
  const own = new MemoryStore();
  const handler = rateLimit({
    limit,
    windowMs: WINDOW_MS,
    store: shared ?? own,
    standardHeaders: false,
    legacyHeaders: false,
    skip: (request) => READS.has(request.method) || isRefusedAnyway(request),
    keyGenerator: (_request, response: Response) =>
      ipKeyGenerator(response.locals.context.clientAddress, IPV6_PREFIX),
    handler: (request, response) => {
      // An unread body cannot be skipped on a reused connection.
      response.set({ ...BARE_HEADERS, connection: 'close', 'retry-after': String(secondsLeft(request)) });
      response.status(429);
      if (request.path.startsWith(apiPath))
        response.json({ code: 'too_many_requests', message: 'Too many writes of this address.' });
      else response.set(SMALL_DOCUMENT_HEADERS).end(PAGES[localeOfPath(request.path)]);
    },
  });
  return { handler, close: () => (shared ? shared.close() : own.shutdown()) };
}

function secondsLeft(request: object): number {
  const { rateLimit: info } = request as { rateLimit?: { resetTime?: Date } };
  const left = (info?.resetTime?.getTime() ?? Date.now() + WINDOW_MS) - Date.now();
  return Math.max(1, Math.ceil(left / 1000));
}
