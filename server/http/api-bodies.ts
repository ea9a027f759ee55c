import type { RequestHandler } from 'express';

const LARGEST_BODY = 64 * 1024;

/**
 * Bodies of calls are JSON of at most 64 KB: anything else ends here, unread, before the back office is asked.
 * A body that does not say how long it is goes on; the back office stops reading at its own limit.
 */
export function createApiBodies(path: string): RequestHandler {
  return (request, response, next) => {
    const length = Number(request.headers['content-length'] ?? 0);
    const hasBody = length > 0 || request.headers['transfer-encoding'] !== undefined;
    if (!request.path.startsWith(path) || !hasBody) return next();
    // What was not read cannot be skipped on a connection that is to be used again.
    response.set('connection', 'close');
    if (length > LARGEST_BODY) {
      response.status(413).json({ code: 'body_too_large', message: 'The body is over 64 KB.' });
    } else if (!request.is('application/json')) {
      response.status(415).json({ code: 'unsupported_media_type', message: 'The body must be JSON.' });
    } else {
      response.removeHeader('connection');
      next();
    }
  };
}
