import type { RequestHandler } from 'express';
import { rateLimit, type Options } from 'express-rate-limit';
import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { addressKey, clientAddress } from './client-address.ts';
import { createLimitStore } from './limit-store.ts';
import { tooManyRequests } from './failure.ts';

const WINDOW_MS = 15 * 60 * 1000;
/** Refused requests are allowed more often than accepted ones. */
const ATTEMPTS_PER_ACCEPTED = 5;

/**
 * Limits accepted requests per client address in fifteen minutes, and all attempts to a multiple of it; 429 beyond.
 * The database counts, for all nodes and across restarts.
 */
export function createCallLimits(db: Kysely<Schema>, accepted: number): RequestHandler[] {
  return [
    limit(db, 'attempts', { limit: accepted * ATTEMPTS_PER_ACCEPTED }),
    limit(db, 'accepted', { limit: accepted, skipFailedRequests: true }),
  ];
}

/**
 * Limits accepted requests per client address in fifteen minutes; 429 beyond. For operations that throttle refused
 * attempts themselves.
 */
export function createTakenLimit(db: Kysely<Schema>, accepted: number): RequestHandler[] {
  return [limit(db, 'accepted', { limit: accepted, skipFailedRequests: true })];
}

/** Limits requests per client address in fifteen minutes that fail with `status`, such as wrong guesses; 429 beyond. */
export function createGuessLimit(
  db: Kysely<Schema>,
  { name, guesses, status }: { name: string; guesses: number; status: number },
): RequestHandler {
  return limit(db, name, {
    limit: guesses,
    skipSuccessfulRequests: true,
    requestWasSuccessful: (_request, response) => response.statusCode !== status,
    keyGenerator: (request) => `${name} ${addressKey(clientAddress(request))}`,
  });
}

/** Limits wrong operator tokens per client address, over all pages and operations. */
export function createOperatorLimit(db: Kysely<Schema>): RequestHandler {
  const limitTokens = createGuessLimit(db, { name: 'operator token', guesses: 30, status: 401 });
  // Without a token nothing is guessed: a page whose session is over must not lock out its address.
  return (request, response, next) =>
    request.get('authorization') === undefined ? next() : limitTokens(request, response, next);
}

function limit(db: Kysely<Schema>, kind: string, options: Partial<Options>): RequestHandler {
  const store = createLimitStore(db, WINDOW_MS);
  return rateLimit({
    windowMs: WINDOW_MS,
    store,
    standardHeaders: false,
    legacyHeaders: false,
    keyGenerator: (request) => {
      const { path } = request.route as { path: string };
      return `${kind} ${request.method} ${path} ${addressKey(clientAddress(request))}`;
    },
    ...options,
    handler: (request, _response, next) => {
      // Drains the request: an unread form would break the connection before the client reads the response.
      request.resume();
      const { resetTime } = (request as typeof request & { rateLimit: { resetTime?: Date } }).rateLimit;
      const waitMs = (resetTime?.getTime() ?? Date.now() + WINDOW_MS) - Date.now();
      next(tooManyRequests(waitMs / 1000));
    },
  });
}
