import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import type { ErrorBody } from '#shared/api/api-error.ts';
import { toErrorBody } from '#shared/api/error-body.ts';

/** What a refusal says is shorter by far; of what is longer the beginning is handed on. */
const MAX_BYTES = 64 * 1024;

const DECODERS = new Map([
  ['br', promisify(brotliDecompress)],
  ['gzip', promisify(gunzip)],
  ['deflate', promisify(inflate)],
]);

/** The body of an error response: as it came, and what it says as far as it is JSON of the contract's. */
export async function readErrorBody(answer: IncomingMessage): Promise<{ bytes: Buffer; body: ErrorBody }> {
  const bytes = await readBytes(answer);
  try {
    const decode = DECODERS.get(answer.headers['content-encoding'] ?? '');
    const text = decode ? await decode(bytes, { maxOutputLength: MAX_BYTES }) : bytes;
    return { bytes, body: toErrorBody(JSON.parse(text.toString())) };
  } catch {
    return { bytes, body: {} };
  }
}

async function readBytes(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      length += chunk.byteLength;
      if (length > MAX_BYTES) break;
    }
  } catch {
    // It broke off: what there is of it is handed on.
  }
  return Buffer.concat(chunks).subarray(0, MAX_BYTES);
}
