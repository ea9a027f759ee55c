import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { UnavailableError } from '#shared/api/api-error.ts';
import { parseRetryAfter } from '#shared/api/retry-after.ts';
import { retryAfterHeaders } from '../render/page-policy.ts';
import { sendUnavailable } from './send-unavailable.ts';

/** Headers of the back office that browsers may see. */
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
  allowsRedirects: boolean;
  /** Maximum bytes of the response; `undefined` for files, which are streamed. */
  maxBytes: number | undefined;
};

/**
 * Copies a response of the back office into the browser's: an allow-list of headers, and a limited body. Returns
 * false if the headers exceed the limit.
 */
export function passResponse(
  upstream: IncomingMessage,
  response: ServerResponse,
  { allowsRedirects, maxBytes }: PassOptions,
): boolean {
  if (maxBytes !== undefined && Number(upstream.headers['content-length'] ?? 0) > maxBytes) {
    upstream.destroy();
    sendUnavailable(new UnavailableError('garbage'), response);
    return false;
  }
  writeHead(upstream, response, allowsRedirects);
  // If one side breaks off, the other is closed too.
  if (maxBytes === undefined) pipeline(upstream, response).catch(() => undefined);
  else void passBody(upstream, response, maxBytes);
  return true;
}

/** Sends an error response whose body has been read. */
export function passError(upstream: IncomingMessage, body: Buffer, response: ServerResponse): void {
  if (response.headersSent || response.destroyed) return;
  delete upstream.headers['content-length'];
  writeHead(upstream, response, false);
  response.end(body);
}

function writeHead(upstream: IncomingMessage, response: ServerResponse, allowsRedirects: boolean): void {
  const { statusCode = 502, headers } = upstream;
  for (const [name, value] of Object.entries(headers)) {
    const isPassed = RESPONSE_HEADERS.has(name) || (allowsRedirects && name === 'location');
    if (isPassed && value !== undefined) response.setHeader(name, value);
  }
  const retryAfter = retryAfterHeaders(statusCode, parseRetryAfter(headers['retry-after']));
  for (const [name, value] of Object.entries(retryAfter)) response.setHeader(name, value);
  // A response that renews session cookies is for one visitor.
  if (response.hasHeader('set-cookie')) response.setHeader('cache-control', 'private, no-store');
  response.statusCode = statusCode;
}

/**
 * A body that is too long or truncated is a 503 while it is buffered (buffer-body.ts), else the connection is closed.
 */
async function passBody(
  upstream: IncomingMessage,
  response: ServerResponse,
  maxBytes: number,
): Promise<void> {
  response.once('close', () => upstream.destroy());
  let length = 0;
  try {
    for await (const chunk of upstream as AsyncIterable<Buffer>) {
      length += chunk.byteLength;
      if (length > maxBytes) throw new UnavailableError('garbage');
      if (!response.write(chunk)) await Promise.race([once(response, 'drain'), once(response, 'close')]);
    }
    response.end();
  } catch (error) {
    const failure = error instanceof UnavailableError ? error : new UnavailableError('unreachable');
    if (!response.destroyed) sendUnavailable(failure, response);
  }
}
