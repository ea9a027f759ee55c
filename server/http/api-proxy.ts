import { Agent, type IncomingMessage, type ServerResponse } from 'node:http';
import { Agent as SecureAgent } from 'node:https';
import type { Request, RequestHandler, Response } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { ApiError, UnavailableError } from '#shared/api/api-error.ts';
import { endsSession } from '#shared/api/ends-session.ts';
import type { BackofficeClock } from '../backoffice/backoffice-clock.ts';
import { BACKOFFICE_LIMITS, cutSlowConnection, IDLE_MS } from '../backoffice/limited-fetch.ts';
import { answerUnavailable } from './answer-unavailable.ts';
import { asksForToken, isOwnFile } from './asks-for-token.ts';
import { isNavigation, leaveApi } from './navigation-request.ts';
import { passError, passResponse } from './pass-response.ts';
import { prepareForBackoffice } from './proxy-request.ts';
import { readErrorBody } from './read-error-body.ts';
import { canBeRenewed } from './session.ts';
import { applySessionChange } from './session-cookies.ts';
import { isFromOurPages } from './same-origin.ts';

declare module 'express-serve-static-core' {
  // Express's own type is an interface: only another one can add to it.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Locals {
    /** The call that is being handed on was given the visitor's token. */
    isTokenSent?: boolean;
    /** Takes a refusal or a failure of the call that is being handed on, in place of the browser. */
    takeRefusal?: ((error: ApiError) => void) | undefined;
  }
}

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
  /** Is given refusals and failures, which are not handed on then. */
  onRefused?: (error: ApiError, response: Response) => void;
  /** Is shown each answer before it is handed on. */
  onAnswer?: (request: IncomingMessage, answer: IncomingMessage) => void;
};

/** More than the guard lets through: it decides who waits, not a queue nobody sees. */
const MOST_SOCKETS = 300;

/**
 * Hands calls to the back office: fixed target, an allow-list of headers both ways, cookies never. The bearer
 * token is added from the login cookie, only for calls that ask for it. A response that ends the session takes its
 * cookies, as it does on pages (spec section 8).
 */
export function createApiProxy(options: ProxyOptions): RequestHandler {
  const { target, path, clock, leadsElsewhere = false, onRefused, onAnswer } = options;
  const connections = { keepAlive: true, maxSockets: MOST_SOCKETS, timeout: IDLE_MS };
  const proxy: RequestHandler = createProxyMiddleware<Request, Response>({
    target,
    agent: target.startsWith('https:') ? new SecureAgent(connections) : new Agent(connections),
    changeOrigin: true,
    followRedirects: false,
    selfHandleResponse: true,
    // Not `timeout`, which would cut the visitor's own connection: nobody could tell him why.
    proxyTimeout: options.timeout,
    on: {
      proxyReq: (proxied, _request, response) => {
        cutSlowConnection(proxied, proxied.socket, BACKOFFICE_LIMITS.connectMs);
        response.locals.call?.onSent(proxied);
      },
      proxyRes: (answer, request, response) => {
        clock.note(answer.headers.date);
        onAnswer?.(request, answer);
        const { call } = response.locals;
        if ((answer.statusCode ?? 502) >= 400) return void passRefusal(answer, response, clock);
        const isWithin = passResponse(answer, response, {
          leadsElsewhere,
          maximumBytes: call?.maximumBytes,
        });
        call?.onEnd(isWithin ? undefined : new UnavailableError('garbage'));
      },
      error: (error, _request, response) => {
        const failure = toUnavailable(error);
        const { call, takeRefusal } = (response as Partial<Response>).locals ?? {};
        call?.onEnd(failure);
        if (takeRefusal && !(response as ServerResponse).headersSent) takeRefusal(failure);
        else answerUnavailable(failure, response as ServerResponse);
      },
    },
  });
  return (request, response, next) => {
    if (!request.path.startsWith(path)) return next();
    const token = tokenFor(request, response, options);
    const { headers } = request;
    response.locals.isTokenSent = token !== undefined;
    response.locals.takeRefusal =
      onRefused &&
      ((error) => {
        // What is made of it is made for the request as it came.
        request.headers = headers;
        onRefused(error, response);
      });
    prepareForBackoffice(request, response, token);
    return proxy(request, response, next);
  };
}

function tokenFor(request: Request, response: Response, options: ProxyOptions): string | undefined {
  const { session } = response.locals as Partial<Response['locals']>;
  const isAsked = options.tellsWhoAsks ?? asksForToken(request, pathBelow(request, options.path));
  return isAsked ? session?.token : undefined;
}

/** Hands an error response on once its body is known: it may end the session, or say nothing about the back office. */
async function passRefusal(answer: IncomingMessage, response: Response, clock: BackofficeClock) {
  const { call, session, isTokenSent = false, takeRefusal } = response.locals;
  call?.onFailing();
  const { statusCode = 502 } = answer;
  const { bytes, body } = await readErrorBody(answer);
  const error = new ApiError('The call was refused.', statusCode, body, { withToken: isTokenSent });
  if (session?.token !== undefined && endsSession(error) && !canBeRenewed(session, clock))
    applySessionChange(response, { kind: 'closed' });
  if (takeRefusal) takeRefusal(error);
  else passError(answer, bytes, response);
  call?.onEnd(statusCode >= 500 ? error : undefined);
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
