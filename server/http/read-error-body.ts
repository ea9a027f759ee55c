import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import type { ErrorBody } from '#shared/api/api-error.ts';
import { toErrorBody } from '#shared/api/error-body.ts';

/** Errors are far shorter; longer bodies are truncated. */
const MAX_BYTES = 64 * 1024;

const DECODERS = new Map([
  ['br', promisify(brotliDecompress)],
  ['gzip', promisify(gunzip)],
  ['deflate', promisify(inflate)],
]);

/** Reads the body of an error response: its bytes, and its JSON as far as it matches the contract. */
export async function readErrorBody(upstream: IncomingMessage): Promise<{ bytes: Buffer; body: ErrorBody }> {
  const bytes = await readBytes(upstream);
  try {
    const decode = DECODERS.get(upstream.headers['content-encoding'] ?? '');
    const text = decode ? await decode(bytes, { maxOutputLength: MAX_BYTES }) : bytes;
    return { bytes, body: toErrorBody(JSON.parse(text.toString())) };
  } catch {
    return { bytes, body: {} };
  }
}

async function readBytes(upstream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of upstream as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      length += chunk.byteLength;
      if (length > MAX_BYTES) break;
    }
  } catch {
    // A truncated body is passed on.
  }
  return Buffer.concat(chunks).subarray(0, MAX_BYTES);
}
