import type { IncomingMessage, ServerResponse } from 'node:http';
import { Agent } from 'node:http';
import { Agent as SecureAgent } from 'node:https';
import { pipeline } from 'node:stream';
import type { RequestHandler, Response } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { UnavailableError } from '#shared/api/api-error.ts';
import type { BackofficeClock } from '../backoffice/backoffice-clock.ts';
import { BACKOFFICE_LIMITS, cutSlowConnection, IDLE_MS } from '../backoffice/limited-fetch.ts';
import { asksForToken, isOwnFile } from './asks-for-token.ts';
import { isNavigation, leaveApi } from './navigation-request.ts';
import { isFromOurPages } from './same-origin.ts';

export type ProxyOptions = {
  /** Base of the back office. */
  target: string;
  /** Only paths that begin so. */
  path: string;
  /** Milliseconds of silence after which an answer is given up. */
  timeout: number;
  clock: BackofficeClock;
  /** Lets redirects through to the browser. */
  leadsElsewhere?: boolean;
  /** The token goes along with every request whose session was read, asked for or not. */
  tellsWhoAsks?: boolean;
  /** Is given answers that are no files, which are not handed on. */
  onRefused?: (answer: IncomingMessage, response: Response) => void;
  /** Is shown each answer before it is handed on. */
  onAnswer?: (request: IncomingMessage, answer: IncomingMessage) => void;
};

const REQUEST_HEADERS = new Set([
  'accept',
  'accept-encoding',
  'content-length',
  'content-type',
  'idempotency-key',
  'if-none-match',
  'range',
  'transfer-encoding',
]);
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
  'transfer-encoding',
  'vary',
]);
/** More than the guard lets through: it decides who waits, not a queue nobody sees. */
const MOST_SOCKETS = 300;
/** Whom the back office's limits count; the visitor's own header of that name never arrives. */
const ADDRESS_HEADER = 'x-client-address';
/** Who votes (visitor-id.ts). */
const VISITOR_HEADER = 'x-visitor-id';

/**
 * Hands calls to the back office: fixed target, an allow-list of headers both ways, cookies never. The bearer
 * token is added from the login cookie, only for calls that ask for it.
 */
export function createApiProxy({
  target,
  path,
  timeout,
  clock,
  tellsWhoAsks = false,
  leadsElsewhere = false,
  onRefused,
  onAnswer,
}: ProxyOptions): RequestHandler {
  const options = { keepAlive: true, maxSockets: MOST_SOCKETS, timeout: IDLE_MS };
  return createProxyMiddleware({
    target,
    pathFilter: (pathname) => pathname.startsWith(path),
    agent: target.startsWith('https:') ? new SecureAgent(options) : new Agent(options),
    changeOrigin: true,
    followRedirects: false,
    // Not `timeout`, which would cut the visitor's own connection: nobody could tell him why.
    proxyTimeout: timeout,
    selfHandleResponse: onRefused !== undefined,
    on: {
      proxyReq: (proxied, request, response) => {
        for (const name of proxied.getHeaderNames()) {
          if (!REQUEST_HEADERS.has(name) && name !== 'host' && name !== 'connection')
            proxied.removeHeader(name);
        }
        const { context, visitorId, call, traceparent } = (response as Partial<Response>).locals ?? {};
        cutSlowConnection(proxied, proxied.socket, BACKOFFICE_LIMITS.connectMs);
        call?.onSent(proxied);
        if (context) proxied.setHeader(ADDRESS_HEADER, context.clientAddress);
        if (visitorId) proxied.setHeader(VISITOR_HEADER, visitorId);
        if (traceparent) proxied.setHeader('traceparent', traceparent);
        const token = (response as Partial<Response>).locals?.session?.token;
        if (token && (tellsWhoAsks || asksForToken(request, pathBelow(request, path))))
          proxied.setHeader('authorization', `Bearer ${token}`);
      },
      proxyRes: (answer, request, response) => {
        clock.note(answer.headers.date);
        (response as Partial<Response>).locals?.call?.onAnswer(answer);
        for (const name of Object.keys(answer.headers)) {
          const isKept = RESPONSE_HEADERS.has(name) || (leadsElsewhere && name === 'location');
          if (!isKept) delete answer.headers[name];
        }
        // An answer that renews a session's cookies is for one visitor, whatever it brings.
        if (response.hasHeader('set-cookie')) answer.headers['cache-control'] = 'private, no-store';
        onAnswer?.(request, answer);
        if (onRefused) handOn(answer, response as Response, onRefused);
      },
      error: (error, _request, response) => {
        (response as Partial<Response>).locals?.call?.onError(toUnavailable(error));
        answerUnavailable(toUnavailable(error), response as ServerResponse);
      },
    },
  }) as RequestHandler;
}

/** A file goes to the browser as it comes; what is none is given to the caller. */
function handOn(
  answer: IncomingMessage,
  response: Response,
  onRefused: NonNullable<ProxyOptions['onRefused']>,
): void {
  const { statusCode = 502 } = answer;
  if (statusCode >= 400) return onRefused(answer, response);
  response.writeHead(statusCode, answer.headers);
  pipeline(answer, response, () => {});
}

/**
 * Calls that come from elsewhere never carry the visitor's cookies along; forms, which browsers send anywhere
 * without asking, do not come from elsewhere at all.
 */
export function createSameOriginOnly(path: string, publicUrl: string): RequestHandler {
  const origin = new URL(publicUrl).origin;
  return (request, response, next) => {
    const isTold = request.headers.cookie !== undefined || isForm(request);
    if (!request.path.startsWith(path) || !isTold || isFromOurPages(request, origin)) return next();
    if (isNavigation(request)) {
      // A file is shown to its owner alone; any other call is no page.
      if (!isOwnFile(request.method, pathBelow(request, path))) leaveApi(request);
      return next();
    }
    response.status(403).json({ code: 'cross_site', message: 'This call comes from another site.' });
  };
}

function isForm({ headers }: IncomingMessage): boolean {
  return headers['content-type']?.startsWith('multipart/') ?? false;
}

function pathBelow({ url = '' }: IncomingMessage, base: string): string {
  const [pathname = ''] = url.split('?');
  return pathname.slice(base.length - 1);
}

function toUnavailable(error: Error): UnavailableError {
  const said = `${(error as NodeJS.ErrnoException).code} ${error.message}`;
  return new UnavailableError(/timed? ?out|ECONNRESET/i.test(said) ? 'timeout' : 'unreachable');
}

/** What calls are told that the back office does not answer. */
export function answerUnavailable(error: UnavailableError, response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy(error);
    return;
  }
  response.writeHead(error.statusCode, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
  });
  response.end(JSON.stringify({ code: 'unavailable', message: 'The back office does not answer.' }));
}
