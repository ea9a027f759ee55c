import type { RequestHandler } from 'express';
import { rateLimit, type Options } from 'express-rate-limit';
import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { addressKey, clientAddress } from './client-address.ts';
import { createLimitStore } from './limit-store.ts';
import { tooManyRequests } from './failure.ts';

const WINDOW_MS = 15 * 60 * 1000;
/** Mistakes are forgiven more often than letters are taken. */
const ATTEMPTS_A_LETTER = 5;

/**
 * At most so many letters of one address in a quarter of an hour, and some times as many attempts; 429 beyond. The
 * database counts, for all nodes and across restarts.
 */
export function createCallLimits(db: Kysely<Schema>, letters: number): RequestHandler[] {
  return [
    limit(db, 'attempts', { limit: letters * ATTEMPTS_A_LETTER }),
    limit(db, 'letters', { limit: letters, skipFailedRequests: true }),
  ];
}

/**
 * At most so many calls of one address that are taken in a quarter of an hour; 429 beyond. For calls that count what they
 * refuse themselves.
 */
export function createTakenLimit(db: Kysely<Schema>, calls: number): RequestHandler[] {
  return [limit(db, 'letters', { limit: calls, skipFailedRequests: true })];
}

/** At most so many calls of one address in a quarter of an hour that are refused with a status: guesses. 429 beyond. */
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

/** Wrong operator tokens of one address, on whatever page or call. */
export function createOperatorLimit(db: Kysely<Schema>): RequestHandler {
  return createGuessLimit(db, { name: 'operator token', guesses: 30, status: 401 });
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
      // Read to its end: a form that is still being sent would break the connection before the answer is read.
      request.resume();
      const { resetTime } = (request as typeof request & { rateLimit: { resetTime?: Date } }).rateLimit;
      const waitMs = (resetTime?.getTime() ?? Date.now() + WINDOW_MS) - Date.now();
      next(tooManyRequests(waitMs / 1000));
    },
  });
}
