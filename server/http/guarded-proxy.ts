import type { ClientRequest } from 'node:http';
import type { RequestHandler, Response } from 'express';
import { UnavailableError, type ApiError } from '#shared/api/api-error.ts';
import { matchOperation } from '#shared/contract/match-operation.ts';
import { groupOfCall } from '../backoffice/backoffice-group.ts';
import { AbandonedError, type CallGuard } from '../backoffice/call-guard.ts';
import { BACKOFFICE_LIMITS } from '../backoffice/limited-fetch.ts';
import type { Timeouts } from '../backoffice/timeouts.ts';
import { sendUnavailable } from './send-unavailable.ts';
import { asksForToken } from './asks-for-token.ts';

/** Events of a call that the proxy forwards. */
type ProxiedCall = {
  /** Maximum bytes of its response; `undefined` for files. */
  maxBytes: number | undefined;
  onSent: (sent: ClientRequest) => void;
  /** An error response has begun; its body is read before it is passed on. */
  onFailing: () => void;
  /** The call has a response, an error at worst, or it failed. */
  onEnd: (failure: ApiError | undefined) => void;
};

declare module 'express-serve-static-core' {
  // Express's own type is an interface: only another one can add to it.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Locals {
    call?: ProxiedCall;
  }
}

type GuardedOptions = {
  guard: CallGuard;
  proxy: RequestHandler;
  /** Prefix of the paths to forward. */
  path: string;
  /** Milliseconds for the whole response of a read. */
  readMs: number;
  timeouts: Timeouts;
  /** Handles the error of a call that was not forwarded; by default it is sent to the browser. */
  onRefused?: (error: ApiError, response: Response) => void;
};

/**
 * Forwards browsers' calls through the breakers and bulkheads of the server's own calls, until their headers arrive;
 * reads have a timeout. Files take their time, both ways, within the proxy's own timeout. A path that is not
 * literally in the contract is a 404.
 */
export function createGuardedProxy(options: GuardedOptions): RequestHandler {
  const { guard, proxy, path, readMs, timeouts, onRefused = sendUnavailable } = options;
  return (request, response, next) => {
    if (!request.path.startsWith(path)) return next();
    const callPath = request.path.slice(path.length);
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const operation = matchOperation(method, `/${callPath}`);
    // Another spelling could be a call to the back office that bypassed the checks of earlier steps.
    if (!operation) return sendNoSuchCall(method, response);
    // Uploads take no slot that other calls need.
    if (operation.hasFiles) return void proxy(request, response, next);
    const group = groupOfCall({
      method: request.method,
      path: callPath,
      withToken: asksForToken(request, `/${callPath}`),
    });
    const isRead = request.method === 'GET' && operation.fileType === undefined;
    let isForwarded = false;
    const pass = () => {
      isForwarded = true;
      const limits = {
        startTimeout: (abort: () => void) => (isRead ? timeouts.start(readMs, abort) : undefined),
        maxBytes: operation.fileType === undefined ? BACKOFFICE_LIMITS.maxBytes : undefined,
      };
      return forward(response, limits, () => proxy(request, response, next));
    };
    guard(group, pass).catch((error: unknown) => {
      // The proxy responds to a forwarded call.
      if (!isForwarded && error instanceof UnavailableError) onRefused(error, response);
    });
  };
}

function sendNoSuchCall(method: string, response: Response): void {
  response.status(404).set('cache-control', 'no-store');
  // An unread body cannot be skipped on a reused connection.
  if (method !== 'GET') response.set('connection', 'close');
  response.json({ code: 'not_found', message: 'There is nothing at this address.' });
}

type Limits = {
  /** Aborts a call after its timeout, unless it is cancelled. */
  startTimeout: (abort: () => void) => (() => void) | undefined;
  maxBytes: number | undefined;
};

/** Resolves once the call has a response, or rejects with its error. */
function forward(response: Response, limits: Limits, start: () => unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    let sent: ClientRequest | undefined;
    const abort = () => void sent?.destroy(new Error('the call timed out'));
    const stop = limits.startTimeout(abort);
    let isFailing = false;
    response.once('close', () => {
      stop?.();
      // The client may receive the whole error response before it is parsed here.
      if (!isFailing) reject(new AbandonedError());
    });
    response.locals.call = {
      maxBytes: limits.maxBytes,
      onSent: (request) => (sent = request),
      onFailing: () => (isFailing = true),
      onEnd: (failure) => (failure ? reject(failure) : resolve()),
    };
    void start();
  });
}
