import type { Response } from 'express';
import { comeBackLater } from '../render/page-policy.ts';

/** What is sent instead of a body that has been held back. */
export type HeldBody = { status: number; body: Buffer };

/**
 * Holds back the body of a JSON response of status 200, whoever writes it, and sends what `change` makes of it. Other
 * responses, and those that have begun, pass as they are. A body of more bytes than the maximum is `undefined` for
 * `change`.
 */
export function holdBody(
  response: Response,
  maximumBytes: number,
  change: (body: Buffer | undefined) => HeldBody,
): void {
  const write = response.write.bind(response) as (...args: unknown[]) => boolean;
  const end = response.end.bind(response) as (...args: unknown[]) => Response;
  const chunks: Buffer[] = [];
  let length = 0;
  const isHeld = () => !response.headersSent && response.statusCode === 200 && isJson(response);
  const hold = (chunk: unknown, encoding: unknown): void => {
    if (chunk === undefined || chunk === null || typeof chunk === 'function') return;
    const bytes = toBuffer(chunk, encoding);
    length += bytes.byteLength;
    if (length <= maximumBytes) chunks.push(bytes);
  };
  response.write = (...args: unknown[]) => {
    if (!isHeld()) return write(...args);
    hold(args[0], args[1]);
    return true;
  };
  response.end = (...args: unknown[]) => {
    if (!isHeld()) return end(...args);
    hold(args[0], args[1]);
    const { status, body } = change(length <= maximumBytes ? Buffer.concat(chunks) : undefined);
    response.statusCode = status;
    if (status !== 200) {
      response.removeHeader('etag');
      response.setHeader('cache-control', 'no-store');
      for (const [name, value] of Object.entries(comeBackLater(status))) response.setHeader(name, value);
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
