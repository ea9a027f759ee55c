import type { Request, RequestHandler } from 'express';
import { isShortForm } from './upload-limiter.ts';

const FIELDS_MS = 20_000;

/**
 * Destroys connections whose body takes longer than twenty seconds: slow bodies would occupy them. Long forms with
 * files have the server's `requestTimeout`, because phones upload photographs slowly.
 */
export function createBodyDeadline(
  acceptsFiles: (request: Request) => boolean,
  milliseconds = FIELDS_MS,
): RequestHandler {
  return (request, response, next) => {
    const { headers } = request;
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    const hasFiles = headers['content-type']?.startsWith('multipart/form-data') ?? false;
    if (hasBody && !(hasFiles && acceptsFiles(request) && !isShortForm(request))) {
      const timer = setTimeout(() => {
        if (!request.complete) request.destroy();
      }, milliseconds);
      response.once('close', () => clearTimeout(timer));
    }
    next();
  };
}
