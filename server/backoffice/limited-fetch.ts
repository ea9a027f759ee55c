import { Agent, request as sendPlain, type ClientRequest, type IncomingMessage } from 'node:http';
import { Agent as SecureAgent, request as sendSecure } from 'node:https';
import type { Socket } from 'node:net';
import { pipeline, Readable } from 'node:stream';
import type { ReadableStream as NodeWebStream } from 'node:stream/web';
import { UnavailableError } from '#shared/api/api-error.ts';
import { requestIdHeader } from '../http/request-id.ts';
import { FIXED_TIMEOUTS, type Timeouts } from './timeouts.ts';

export type FetchLimits = {
  /** Milliseconds until the connection, the headers, and the end of the response. */
  connectMs: number;
  headersMs: number;
  totalMs: number;
  maxBytes: number;
};

export const BACKOFFICE_LIMITS: FetchLimits = {
  connectMs: 500,
  headersMs: 1500,
  totalMs: 2500,
  maxBytes: 8 * 1024 * 1024,
};

/** A write responds once it is done, and is sent once. */
export const WRITE_LIMITS: FetchLimits = { ...BACKOFFICE_LIMITS, headersMs: 10_000, totalMs: 10_000 };

/** Idle connections are closed before the back office closes them (backoffice/main.ts). */
export const IDLE_MS = 30_000;

type Exchange = {
  url: URL;
  method: string;
  headers: Record<string, string>;
  /** Forms with files are streamed from disk. */
  body: Buffer | Readable;
  signal: AbortSignal;
  connectMs: number;
};

/**
 * `fetch` with limits, over keep-alive connections: a response is complete and in time, or an `UnavailableError`
 * states the failure. On a busy machine the limits of headers and of the whole response stretch (timeouts.ts). A GET
 * is retried once when the connection failed before the response, within the same limits. Redirects are refused: the
 * address of the back office is fixed.
 */
export function createLimitedFetch(limits: FetchLimits, timeouts: Timeouts = FIXED_TIMEOUTS): typeof fetch {
  const options = { keepAlive: true, timeout: IDLE_MS };
  const agents = { plain: new Agent(options), secure: new SecureAgent(options) };
  return async (input, init) => {
    const request = new Request(input, init);
    const controller = new AbortController();
    const abort = () => controller.abort();
    const stopHeaders = timeouts.start(limits.headersMs, abort);
    const stopTotal = timeouts.start(limits.totalMs, abort);
    try {
      const exchange: Exchange = {
        url: new URL(request.url),
        method: request.method,
        headers: { ...Object.fromEntries(request.headers), ...requestIdHeader() },
        body: await bodyOf(request),
        signal: controller.signal,
        connectMs: limits.connectMs,
      };
      const response = await fetchWithRetry(exchange, agents);
      stopHeaders();
      return await readBody(response, limits.maxBytes);
    } catch (error) {
      throw controller.signal.aborted ? new UnavailableError('timeout') : toUnavailable(error);
    } finally {
      stopHeaders();
      stopTotal();
    }
  };
}

type Agents = { plain: Agent; secure: SecureAgent };

async function fetchWithRetry(exchange: Exchange, agents: Agents): Promise<IncomingMessage> {
  try {
    return await fetchOnce(exchange, agents);
  } catch (error) {
    // After a timeout the retry fails at once: its signal is aborted.
    if (exchange.method !== 'GET') throw error;
    return fetchOnce(exchange, agents);
  }
}

/** Resolves with the response headers; rejects with the connection. */
function fetchOnce({ url, body, connectMs, ...rest }: Exchange, agents: Agents): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const length = body instanceof Readable ? 0 : body.length;
    const headers = { ...rest.headers, ...(length > 0 && { 'content-length': String(length) }) };
    const isSecure = url.protocol === 'https:';
    const options = { ...rest, headers, agent: isSecure ? agents.secure : agents.plain };
    const sent = isSecure ? sendSecure(url, options) : sendPlain(url, options);
    sent.on('response', resolve);
    sent.on('error', reject);
    sent.on('socket', (socket) => destroyOnConnectTimeout(sent, socket, connectMs));
    if (body instanceof Readable) pipeline(body, sent, (error) => error && reject(error));
    else sent.end(body);
  });
}

async function bodyOf(request: Request): Promise<Buffer | Readable> {
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data') ?? false;
  if (isForm && request.body) return Readable.fromWeb(request.body as NodeWebStream);
  return Buffer.from(await request.arrayBuffer());
}

/** Destroys a request whose new connection takes too long; reused sockets are connected. */
export function destroyOnConnectTimeout(
  sent: ClientRequest,
  socket: Socket | null,
  milliseconds: number,
): void {
  if (!socket?.connecting) return;
  // If this process was blocked, the connection may exist without its event: that comes next.
  const cut = () => setImmediate(() => socket.connecting && sent.destroy(new Error('no connection in time')));
  const timer = setTimeout(cut, milliseconds);
  for (const event of ['connect', 'close']) socket.once(event, () => clearTimeout(timer));
}

async function readBody(response: IncomingMessage, maxBytes: number): Promise<Response> {
  const { statusCode: status = 502, headers } = response;
  if (status >= 300 && status < 400) {
    response.destroy();
    throw new UnavailableError('unreachable');
  }
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.byteLength;
    if (length > maxBytes) throw new UnavailableError('garbage');
    chunks.push(chunk);
  }
  const responseHeaders = Object.entries(headers).flatMap(([name, value = '']) =>
    [value].flat().map((one): [string, string] => [name, one]),
  );
  return new Response(length > 0 ? Buffer.concat(chunks) : null, { status, headers: responseHeaders });
}

/** A truncated response is a lost connection. Our own errors pass unchanged. */
function toUnavailable(error: unknown): unknown {
  const isOwn = error instanceof TypeError || error instanceof UnavailableError;
  return isOwn ? error : new UnavailableError('unreachable');
}
