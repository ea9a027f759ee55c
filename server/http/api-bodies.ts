import type { Request, RequestHandler } from 'express';
import { MAX_UPLOAD_BYTES } from '#shared/uploads/read-upload.ts';

const LARGEST_BODY = 64 * 1024;
/** The one call that takes a form with files; the back office measures each file. */
const FORM_CALL = 'ticket';

/** Whether a request is the one call that takes a form with its files. */
export function isFileCall(request: Request, path: string): boolean {
  return request.method === 'POST' && request.path === path + FORM_CALL;
}

/**
 * Bodies of calls are JSON of at most 64 KB, and a form with its files for a ticket: anything else ends here, unread,
 * before the back office is asked. A body that does not say how long it is goes on; the back office stops reading at
 * its own limit.
 */
export function createApiBodies(path: string): RequestHandler {
  return (request, response, next) => {
    const length = Number(request.headers['content-length'] ?? 0);
    const hasBody = length > 0 || request.headers['transfer-encoding'] !== undefined;
    if (!request.path.startsWith(path) || !hasBody) return next();
    // An unread body cannot be skipped on a connection that is kept alive.
    response.set('connection', 'close');
    const takesFiles = isFileCall(request, path);
    if (length > (takesFiles ? MAX_UPLOAD_BYTES : LARGEST_BODY)) {
      response.status(413).json({ code: 'body_too_large', message: 'The body is too large.' });
    } else if (!hasRightType(request, takesFiles)) {
      response.status(415).json({
        code: 'unsupported_media_type',
        message: `The body must be ${takesFiles ? 'a form' : 'JSON'}.`,
      });
    } else {
      response.removeHeader('connection');
      next();
    }
  };
}

function hasRightType(request: Request, takesFiles: boolean): boolean {
  const type = takesFiles ? 'multipart/form-data' : 'application/json';
  return request.is(type) === type;
}
