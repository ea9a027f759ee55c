import type { Request, RequestHandler, Response } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import { UPLOAD_RETRY_SECONDS, type UploadSlots } from '#shared/uploads/upload-slots.ts';
import { isFileCall } from './api-bodies.ts';
import { discardBody } from './discard-body.ts';

export type UploadLimiter = UploadSlots;

/** Maximum number of uploads in progress. */
export const MAX_UPLOADS = { total: 32, perAddress: 6 };
/** A short form is read at once and takes no slot. */
const SHORT_BYTES = 256 * 1024;

export type UploadRefusal = { status: 429 | 503; code: 'too_many' | 'unavailable' };

/** True if a form declares a short length. */
export function isShortForm({ headers }: Pick<Request, 'headers'>): boolean {
  const length = Number(headers['content-length'] ?? NaN);
  return length <= SHORT_BYTES;
}

/** Takes a slot for an upload until its response ends. Returns the refusal if there is none, with `Retry-After` set. */
export function takeUploadSlot(
  request: Request,
  response: Response,
  limiter: UploadLimiter,
): UploadRefusal | undefined {
  if (isShortForm(request)) return undefined;
  const slot = limiter.take(ipKeyGenerator(response.locals.context.clientAddress));
  if (typeof slot !== 'string') {
    response.once('close', slot);
    return undefined;
  }
  response.set('retry-after', String(UPLOAD_RETRY_SECONDS));
  return slot === 'full' ? { status: 503, code: 'unavailable' } : { status: 429, code: 'too_many' };
}

/** Takes a slot for calls with files, which are streamed to the back office. */
export function createUploadLimiter(limiter: UploadLimiter, apiPath: string): RequestHandler {
  return async (request, response, next) => {
    const refusal = isFileCall(request, apiPath) ? takeUploadSlot(request, response, limiter) : undefined;
    if (!refusal) return next();
    await discardBody(request);
    // An unread body cannot be skipped on a reused connection.
    response.set({ connection: 'close', 'cache-control': 'private, no-store' });
    const code = refusal.status === 429 ? 'too_many_requests' : 'busy';
    response.status(refusal.status).json({ code, message: 'Too many forms with files are arriving.' });
  };
}
