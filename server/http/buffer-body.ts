import type { Response } from 'express';
import { retryAfterHeaders } from '../render/page-policy.ts';

/** Replaces a buffered body. */
export type ReplacementBody = { status: number; body: Buffer };

/**
 * Buffers the body of a JSON response of status 200 and sends the result of `change`. Other responses, and those that
 * have begun, pass unchanged. `change` gets `undefined` for a body above the maximum.
 */
export function bufferBody(
  response: Response,
  maxBytes: number,
  change: (body: Buffer | undefined) => ReplacementBody,
): void {
  const write = response.write.bind(response) as (...args: unknown[]) => boolean;
  const end = response.end.bind(response) as (...args: unknown[]) => Response;
  const chunks: Buffer[] = [];
  let length = 0;
  const isBuffered = () => !response.headersSent && response.statusCode === 200 && isJson(response);
  const collect = (chunk: unknown, encoding: unknown): void => {
    if (chunk === undefined || chunk === null || typeof chunk === 'function') return;
    const bytes = toBuffer(chunk, encoding);
    length += bytes.byteLength;
    if (length <= maxBytes) chunks.push(bytes);
  };
  response.write = (...args: unknown[]) => {
    if (!isBuffered()) return write(...args);
    collect(args[0], args[1]);
    return true;
  };
  response.end = (...args: unknown[]) => {
    if (!isBuffered()) return end(...args);
    collect(args[0], args[1]);
    const { status, body } = change(length <= maxBytes ? Buffer.concat(chunks) : undefined);
    response.statusCode = status;
    if (status !== 200) {
      response.removeHeader('etag');
      response.setHeader('cache-control', 'no-store');
      for (const [name, value] of Object.entries(retryAfterHeaders(status))) response.setHeader(name, value);
    }
    response.removeHeader('transfer-encoding');
    response.setHeader('content-length', body.byteLength);
    response.write = write;
    response.end = end;
    return response.end(body);
  };
}

function isJson(response: Response): boolean {
  return String(response.getHeader('content-type') ?? '').startsWith('application/json');
}

function toBuffer(chunk: unknown, encoding: unknown): Buffer {
  if (typeof chunk === 'string')
    return Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8');
  return Buffer.from(chunk as Uint8Array);
}
