import { Agent, request as sendPlain, type ClientRequest, type IncomingMessage } from 'node:http';
import { Agent as SecureAgent, request as sendSecure } from 'node:https';
import type { Socket } from 'node:net';
import { pipeline, Readable } from 'node:stream';
import type { ReadableStream as NodeWebStream } from 'node:stream/web';
import { UnavailableError } from '#shared/api/api-error.ts';
import { FIXED_PATIENCE, type Patience } from './patience.ts';

export type FetchLimits = {
  /** Milliseconds until there is a connection, the headers are there, and all of the answer is. */
  connectMs: number;
  headersMs: number;
  totalMs: number;
  maximumBytes: number;
};

/** What calls to the back office may cost. */
export const BACKOFFICE_LIMITS: FetchLimits = {
  connectMs: 500,
  headersMs: 1500,
  totalMs: 2500,
  maximumBytes: 8 * 1024 * 1024,
};

/** What may change something is answered once it is done, and asked once. */
export const WRITE_LIMITS: FetchLimits = { ...BACKOFFICE_LIMITS, headersMs: 10_000, totalMs: 10_000 };

/** Idle connections to the back office are given up before it closes them itself (backoffice/main.ts). */
export const IDLE_MS = 30_000;

type Exchange = {
  url: URL;
  method: string;
  headers: Record<string, string>;
  /** Forms with files go out as they are read from the disk. */
  body: Buffer | Readable;
  signal: AbortSignal;
  connectMs: number;
};

/**
 * `fetch` within limits, over connections that are kept: answers arrive whole and in time, or an `UnavailableError`
 * says what they lacked. On a busy machine the limits of headers and whole answers stretch (patience.ts). A GET is
 * asked once more when the connection failed before anything was answered, within the same limits. Redirects are
 * refused: the back office's address is fixed.
 */
export function createLimitedFetch(limits: FetchLimits, patience: Patience = FIXED_PATIENCE): typeof fetch {
  const kept = { keepAlive: true, timeout: IDLE_MS };
  const agents = { plain: new Agent(kept), secure: new SecureAgent(kept) };
  return async (input, init) => {
    const asked = new Request(input, init);
    const controller = new AbortController();
    const giveUp = () => controller.abort();
    const stopHeaders = patience.start(limits.headersMs, giveUp);
    const stopTotal = patience.start(limits.totalMs, giveUp);
    try {
      const exchange: Exchange = {
        url: new URL(asked.url),
        method: asked.method,
        headers: Object.fromEntries(asked.headers),
        body: await bodyOf(asked),
        signal: controller.signal,
        connectMs: limits.connectMs,
      };
      const answer = await askTwice(exchange, agents);
      stopHeaders();
      return await readWithin(answer, limits.maximumBytes);
    } catch (error) {
      throw controller.signal.aborted ? new UnavailableError('timeout') : toUnavailable(error);
    } finally {
      stopHeaders();
      stopTotal();
    }
  };
}

type Agents = { plain: Agent; secure: SecureAgent };

async function askTwice(exchange: Exchange, agents: Agents): Promise<IncomingMessage> {
  try {
    return await ask(exchange, agents);
  } catch (error) {
    // What was given up is not: asking again with its signal fails at once.
    if (exchange.method !== 'GET') throw error;
    return ask(exchange, agents);
  }
}

/** Gives the answer as soon as its headers are there; fails with the connection. */
function ask({ url, body, connectMs, ...rest }: Exchange, agents: Agents): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const length = body instanceof Readable ? 0 : body.length;
    const headers = { ...rest.headers, ...(length > 0 && { 'content-length': String(length) }) };
    const isSecure = url.protocol === 'https:';
    const options = { ...rest, headers, agent: isSecure ? agents.secure : agents.plain };
    const sent = isSecure ? sendSecure(url, options) : sendPlain(url, options);
    sent.on('response', resolve);
    sent.on('error', reject);
    sent.on('socket', (socket) => cutSlowConnection(sent, socket, connectMs));
    if (body instanceof Readable) pipeline(body, sent, (error) => error && reject(error));
    else sent.end(body);
  });
}

async function bodyOf(asked: Request): Promise<Buffer | Readable> {
  const isForm = asked.headers.get('content-type')?.startsWith('multipart/form-data') ?? false;
  if (isForm && asked.body) return Readable.fromWeb(asked.body as NodeWebStream);
  return Buffer.from(await asked.arrayBuffer());
}

/** Gives a request up whose new connection does not come about in time; kept ones are there already. */
export function cutSlowConnection(sent: ClientRequest, socket: Socket | null, milliseconds: number): void {
  if (!socket?.connecting) return;
  // Where this process itself was held up, the connection may stand and not have been heard of yet: that comes next.
  const cut = () => setImmediate(() => socket.connecting && sent.destroy(new Error('no connection in time')));
  const timer = setTimeout(cut, milliseconds);
  for (const event of ['connect', 'close']) socket.once(event, () => clearTimeout(timer));
}

async function readWithin(answer: IncomingMessage, maximumBytes: number): Promise<Response> {
  const { statusCode: status = 502, headers } = answer;
  if (status >= 300 && status < 400) {
    answer.destroy();
    throw new UnavailableError('unreachable');
  }
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    length += chunk.byteLength;
    if (length > maximumBytes) throw new UnavailableError('garbage');
    chunks.push(chunk);
  }
  const told = Object.entries(headers).flatMap(([name, value = '']) =>
    [value].flat().map((one): [string, string] => [name, one]),
  );
  return new Response(length > 0 ? Buffer.concat(chunks) : null, { status, headers: told });
}

/** An answer that breaks off reads like a lost connection: what came of it is of no use. Errors of our own stay what they are. */
function toUnavailable(error: unknown): unknown {
  const isOurs = error instanceof TypeError || error instanceof UnavailableError;
  return isOurs ? error : new UnavailableError('unreachable');
}
