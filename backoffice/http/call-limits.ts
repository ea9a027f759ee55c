import type { RequestHandler } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import type { ApiErrorBody } from '#shared/contract/common.ts';
import { clientAddress } from './client-address.ts';

const WINDOW_MS = 15 * 60 * 1000;
/** Mistakes are forgiven more often than letters are taken. */
const ATTEMPTS_A_LETTER = 5;

/** At most so many letters of one address in a quarter of an hour, and some times as many attempts. 429 beyond. */
export function createCallLimits(letters: number): RequestHandler[] {
  return [
    limit(letters * ATTEMPTS_A_LETTER, { skipFailedRequests: false }),
    limit(letters, { skipFailedRequests: true }),
  ];
}

function limit(count: number, options: { skipFailedRequests: boolean }): RequestHandler {
  return rateLimit({
    ...options,
    limit: count,
    windowMs: WINDOW_MS,
    standardHeaders: false,
    legacyHeaders: false,
    keyGenerator: (request) => ipKeyGenerator(clientAddress(request)),
    handler: (request, response) => {
      // Read to its end: a form that is still being sent would break the connection before the answer is read.
      request.resume();
      const body: ApiErrorBody = { code: 'too_many_requests', message: 'Too many calls of this address.' };
      response
        .status(429)
        .set({ 'retry-after': String(WINDOW_MS / 1000) })
        .json(body);
    },
  });
}
