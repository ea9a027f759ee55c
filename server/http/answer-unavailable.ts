import type { ServerResponse } from 'node:http';
import type { UnavailableError } from '#shared/api/api-error.ts';
import { comeBackLater } from '../render/page-policy.ts';

/** Describe the body that does not come. */
const BODY_HEADERS = [
  'content-disposition',
  'content-encoding',
  'content-length',
  'content-range',
  'etag',
  'last-modified',
];

/** Tells a call that the back office does not answer, and when to try again; ends a response that has begun. */
export function answerUnavailable(error: UnavailableError, response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy(error);
    return;
  }
  for (const name of BODY_HEADERS) response.removeHeader(name);
  response.writeHead(error.statusCode, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    ...comeBackLater(error.statusCode),
  });
  response.end(JSON.stringify({ code: 'unavailable', message: 'The back office does not answer.' }));
}
