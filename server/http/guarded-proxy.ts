import type { ClientRequest } from 'node:http';
import type { RequestHandler, Response } from 'express';
import { UnavailableError, type ApiError } from '#shared/api/api-error.ts';
import { matchOperation } from '#shared/contract/match-operation.ts';
import { groupOfCall } from '../backoffice/backoffice-group.ts';
import { AbandonedError, type CallGuard } from '../backoffice/call-guard.ts';
import { BACKOFFICE_LIMITS } from '../backoffice/limited-fetch.ts';
import type { Patience } from '../backoffice/patience.ts';
import { answerUnavailable } from './answer-unavailable.ts';
import { asksForToken } from './asks-for-token.ts';

/** What the proxy tells of a call while it hands it on. */
type ProxiedCall = {
  /** Bytes of its whole response; `undefined` for files. */
  maximumBytes: number | undefined;
  onSent: (sent: ClientRequest) => void;
  /** An error response has begun; what it says is read before it goes on. */
  onFailing: () => void;
  /** It was answered, with a refusal at worst, or it failed. */
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
  /** Only paths that begin so. */
  path: string;
  /** Milliseconds for the whole answer to a call that reads. */
  readMs: number;
  patience: Patience;
  /** Is given the failure of a call that was not passed on; else the browser is told. */
  onRefused?: (error: ApiError, response: Response) => void;
};

/**
 * Calls of browsers pass the same breakers and bulkheads as the server's own, until their headers come; what only
 * reads is cut when it takes too long. Files take their time, both ways: they go by the proxy's own patience. What the
 * contract does not know, letter by letter, is no call and passes to nobody: 404.
 */
export function createGuardedProxy(options: GuardedOptions): RequestHandler {
  const { guard, proxy, path, readMs, patience, onRefused = answerUnavailable } = options;
  return (request, response, next) => {
    if (!request.path.startsWith(path)) return next();
    const callPath = request.path.slice(path.length);
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const operation = matchOperation(method, `/${callPath}`);
    // Another spelling may be a call to the back office, and was none to the rules before this.
    if (!operation) return answerNoSuchCall(method, response);
    // Nobody else's call waits for an upload.
    if (operation.hasFiles) return void proxy(request, response, next);
    const group = groupOfCall({
      method: request.method,
      path: callPath,
      withToken: asksForToken(request, `/${callPath}`),
    });
    const isRead = request.method === 'GET' && operation.fileType === undefined;
    let isPassedOn = false;
    const pass = () => {
      isPassedOn = true;
      const limits = {
        startPatience: (giveUp: () => void) => (isRead ? patience.start(readMs, giveUp) : undefined),
        maximumBytes: operation.fileType === undefined ? BACKOFFICE_LIMITS.maximumBytes : undefined,
      };
      return passOn(response, limits, () => proxy(request, response, next));
    };
    guard(group, pass).catch((error: unknown) => {
      // What was passed on is answered by the proxy, with what came of it.
      if (!isPassedOn && error instanceof UnavailableError) onRefused(error, response);
    });
  };
}

function answerNoSuchCall(method: string, response: Response): void {
  response.status(404).set('cache-control', 'no-store');
  // A body that was not read cannot be skipped on a connection that is to be used again.
  if (method !== 'GET') response.set('connection', 'close');
  response.json({ code: 'not_found', message: 'There is nothing at this address.' });
}

type Limits = {
  /** Gives a call up that takes too long, unless it is stopped. */
  startPatience: (giveUp: () => void) => (() => void) | undefined;
  maximumBytes: number | undefined;
};

/** Settles once the call is answered, or with why it is not. */
function passOn(response: Response, limits: Limits, start: () => unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    let sent: ClientRequest | undefined;
    const giveUp = () => void sent?.destroy(new Error('the call timed out'));
    const stop = limits.startPatience(giveUp);
    let isFailing = false;
    response.once('close', () => {
      stop?.();
      // The visitor has all of an error response before it is known here what it said.
      if (!isFailing) reject(new AbandonedError());
    });
    response.locals.call = {
      maximumBytes: limits.maximumBytes,
      onSent: (request) => (sent = request),
      onFailing: () => (isFailing = true),
      onEnd: (failure) => (failure ? reject(failure) : resolve()),
    };
    void start();
  });
}
