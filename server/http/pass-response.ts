import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { UnavailableError } from '#shared/api/api-error.ts';
import { parseRetryAfter } from '#shared/api/retry-after.ts';
import { comeBackLater } from '../render/page-policy.ts';
import { answerUnavailable } from './answer-unavailable.ts';

/** What of the back office's headers browsers may know. */
const RESPONSE_HEADERS = new Set([
  'accept-ranges',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
  'retry-after',
  'vary',
]);

type PassOptions = {
  /** Lets redirects through to the browser. */
  leadsElsewhere: boolean;
  /** Bytes of a whole response; `undefined`: files, which stream and are held nowhere, have no limit. */
  maximumBytes: number | undefined;
};

/**
 * Writes a response of the back office into the browser's: an allow-list of headers, and no more bytes than a call may
 * have. @returns whether the response was within the limit, as far as its headers tell
 */
export function passResponse(
  answer: IncomingMessage,
  response: ServerResponse,
  { leadsElsewhere, maximumBytes }: PassOptions,
): boolean {
  if (maximumBytes !== undefined && Number(answer.headers['content-length'] ?? 0) > maximumBytes) {
    answer.destroy();
    answerUnavailable(new UnavailableError('garbage'), response);
    return false;
  }
  writeHead(answer, response, leadsElsewhere);
  // Either side may break off: the other is closed with it, and nothing more can be said.
  if (maximumBytes === undefined) pipeline(answer, response).catch(() => undefined);
  else void passBody(answer, response, maximumBytes);
  return true;
}

/** Writes an error response whose body has been read already. */
export function passError(answer: IncomingMessage, body: Buffer, response: ServerResponse): void {
  if (response.headersSent || response.destroyed) return;
  delete answer.headers['content-length'];
  writeHead(answer, response, false);
  response.end(body);
}

function writeHead(answer: IncomingMessage, response: ServerResponse, leadsElsewhere: boolean): void {
  const { statusCode = 502, headers } = answer;
  for (const [name, value] of Object.entries(headers)) {
    const isKept = RESPONSE_HEADERS.has(name) || (leadsElsewhere && name === 'location');
    if (isKept && value !== undefined) response.setHeader(name, value);
  }
  const retryAfter = comeBackLater(statusCode, parseRetryAfter(headers['retry-after']));
  for (const [name, value] of Object.entries(retryAfter)) response.setHeader(name, value);
  // A response that renews a session's cookies is for one visitor, whatever it brings.
  if (response.hasHeader('set-cookie')) response.setHeader('cache-control', 'private, no-store');
  response.statusCode = statusCode;
}

/** A body that is too long or breaks off is a 503 while nothing of it has been sent (hold-body.ts), else it is cut. */
async function passBody(
  answer: IncomingMessage,
  response: ServerResponse,
  maximumBytes: number,
): Promise<void> {
  response.once('close', () => answer.destroy());
  let length = 0;
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      length += chunk.byteLength;
      if (length > maximumBytes) throw new UnavailableError('garbage');
      if (!response.write(chunk)) await Promise.race([once(response, 'drain'), once(response, 'close')]);
    }
    response.end();
  } catch (error) {
    const failure = error instanceof UnavailableError ? error : new UnavailableError('unreachable');
    if (!response.destroyed) answerUnavailable(failure, response);
  }
}
