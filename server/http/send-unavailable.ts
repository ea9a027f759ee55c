import type { ServerResponse } from 'node:http';
import type { UnavailableError } from '#shared/api/api-error.ts';
import { retryAfterHeaders } from '../render/page-policy.ts';

/** Headers that describe the missing body. */
const BODY_HEADERS = [
  'content-disposition',
  'content-encoding',
  'content-length',
  'content-range',
  'etag',
  'last-modified',
];

/** Sends a 503 or 504 in JSON with the time to retry; destroys a response that has begun. */
export function sendUnavailable(error: UnavailableError, response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy(error);
    return;
  }
  for (const name of BODY_HEADERS) response.removeHeader(name);
  response.writeHead(error.statusCode, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    ...retryAfterHeaders(error.statusCode),
  });
  response.end(JSON.stringify({ code: 'unavailable', message: 'The back office does not answer.' }));
}
