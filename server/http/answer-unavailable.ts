import type { ServerResponse } from 'node:http';
import type { UnavailableError } from '#shared/api/api-error.ts';
import { comeBackLater } from '../render/page-policy.ts';

/** Tells a call that the back office does not answer, and when to try again; ends a response that has begun. */
export function answerUnavailable(error: UnavailableError, response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy(error);
    return;
  }
  response.writeHead(error.statusCode, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    ...comeBackLater(error.statusCode),
  });
  response.end(JSON.stringify({ code: 'unavailable', message: 'The back office does not answer.' }));
}
