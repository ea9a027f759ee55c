import { Agent, type IncomingMessage, type ServerResponse } from 'node:http';
import { Agent as SecureAgent } from 'node:https';
import type { Request, RequestHandler, Response } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { ApiError, UnavailableError } from '#shared/api/api-error.ts';
import { endsSession } from '#shared/api/ends-session.ts';
import type { BackofficeClock } from '../backoffice/backoffice-clock.ts';
import { BACKOFFICE_LIMITS, destroyOnConnectTimeout, IDLE_MS } from '../backoffice/limited-fetch.ts';
import { sendUnavailable } from './send-unavailable.ts';
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
    /** The token is sent with the forwarded call. */
    isTokenSent?: boolean;
    /** Handles the error of the forwarded call instead of sending it to the browser. */
    takeRefusal?: ((error: ApiError) => void) | undefined;
  }
}

export type ProxyOptions = {
  target: string;
  /** Prefix of the paths to forward. */
  path: string;
  /** Milliseconds of silence after which a response times out. */
  timeout: number;
  clock: BackofficeClock;
  allowsRedirects?: boolean;
  /** Sends the token with each request that has a session, not only with calls that ask for it. */
  forwardsAuth?: boolean;
  /** Handles errors instead of passing them on. */
  onRefused?: (error: ApiError, response: Response) => void;
  /** Called with each response before it is passed on. */
  onResponse?: (request: IncomingMessage, upstream: IncomingMessage) => void;
};

/** Above the limit of the guard: calls must wait there, where they are counted. */
const MAX_SOCKETS = 300;

/**
 * Forwards calls to the back office: fixed target, allow-lists of headers both ways, no cookies. The bearer token
 * comes from the login cookie, only for calls that ask for it. A response that ends the session clears its cookies,
 * as on pages (spec section 8).
 */
export function createApiProxy(options: ProxyOptions): RequestHandler {
  const { target, path, clock, allowsRedirects = false, onRefused, onResponse } = options;
  const connections = { keepAlive: true, maxSockets: MAX_SOCKETS, timeout: IDLE_MS };
  const proxy: RequestHandler = createProxyMiddleware<Request, Response>({
    target,
    agent: target.startsWith('https:') ? new SecureAgent(connections) : new Agent(connections),
    changeOrigin: true,
    followRedirects: false,
    selfHandleResponse: true,
    // Not `timeout`, which would cut the client's connection without a response.
    proxyTimeout: options.timeout,
    on: {
      proxyReq: (proxied, _request, response) => {
        destroyOnConnectTimeout(proxied, proxied.socket, BACKOFFICE_LIMITS.connectMs);
        response.locals.call?.onSent(proxied);
      },
      proxyRes: (upstream, request, response) => {
        clock.observe(upstream.headers.date);
        onResponse?.(request, upstream);
        const { call } = response.locals;
        if ((upstream.statusCode ?? 502) >= 400) return void passRefusal(upstream, response, clock);
        const isWithin = passResponse(upstream, response, {
          allowsRedirects,
          maxBytes: call?.maxBytes,
        });
        call?.onEnd(isWithin ? undefined : new UnavailableError('garbage'));
      },
      error: (error, _request, response) => {
        const failure = toUnavailable(error);
        const { call, takeRefusal } = (response as Partial<Response>).locals ?? {};
        call?.onEnd(failure);
        if (takeRefusal && !(response as ServerResponse).headersSent) takeRefusal(failure);
        else sendUnavailable(failure, response as ServerResponse);
      },
    },
  });
  return (request, response, next) => {
    if (!request.path.startsWith(path)) return next();
    if (isForOperators(pathBelow(request, path))) {
      response.status(404).json({ code: 'not_found', message: 'There is no such call.' });
      return;
    }
    const token = tokenFor(request, response, options);
    const { headers } = request;
    response.locals.isTokenSent = token !== undefined;
    response.locals.takeRefusal =
      onRefused &&
      ((error) => {
        // The handler sees the request's original headers.
        request.headers = headers;
        onRefused(error, response);
      });
    prepareForBackoffice(request, response, token);
    return proxy(request, response, next);
  };
}

/** Operators sign in at the back office, never through the public site. The back office ignores case as well. */
function isForOperators(path: string): boolean {
  return /^\/+operator(?:\/|$)/i.test(decodeSafely(path));
}

/** A path that cannot be decoded is matched as it is. */
function decodeSafely(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function tokenFor(request: Request, response: Response, options: ProxyOptions): string | undefined {
  const { session } = response.locals as Partial<Response['locals']>;
  const isAsked = options.forwardsAuth ?? asksForToken(request, pathBelow(request, options.path));
  return isAsked ? session?.token : undefined;
}

/** Passes an error response on once its body is read: it may end the session, or be no failure of the back office. */
async function passRefusal(upstream: IncomingMessage, response: Response, clock: BackofficeClock) {
  const { call, session, isTokenSent = false, takeRefusal } = response.locals;
  call?.onFailing();
  const { statusCode = 502 } = upstream;
  const { bytes, body } = await readErrorBody(upstream);
  const error = new ApiError('The call was refused.', statusCode, body, { withToken: isTokenSent });
  if (session?.token !== undefined && endsSession(error) && !canBeRenewed(session, clock))
    applySessionChange(response, { kind: 'closed' });
  if (takeRefusal) takeRefusal(error);
  else passError(upstream, bytes, response);
  call?.onEnd(statusCode >= 500 ? error : undefined);
}

/** Refuses cross-site calls that carry cookies, and cross-site forms, which browsers send without a preflight. */
export function createSameOriginOnly(path: string, publicUrl: string): RequestHandler {
  const origin = new URL(publicUrl).origin;
  return (request, response, next) => {
    const isCredentialed = request.headers.cookie !== undefined || isForm(request);
    if (!request.path.startsWith(path) || !isCredentialed || isFromOurPages(request, origin)) return next();
    if (isNavigation(request)) {
      // Files are checked against their owner; another call has no page.
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
  const text = `${(error as NodeJS.ErrnoException).code} ${error.message}`;
  return new UnavailableError(/timed? ?out|ECONNRESET/i.test(text) ? 'timeout' : 'unreachable');
}
