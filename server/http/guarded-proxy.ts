import type { ClientRequest, IncomingMessage } from 'node:http';
import type { RequestHandler, Response } from 'express';
import { ApiError, UnavailableError } from '#shared/api/api-error.ts';
import { matchOperation } from '#shared/contract/match-operation.ts';
import { groupOfCall } from '../backoffice/backoffice-group.ts';
import { AbandonedError, type CallGuard } from '../backoffice/call-guard.ts';
import { answerUnavailable } from './api-proxy.ts';
import { readErrorBody } from './read-error-body.ts';
import { asksForToken } from './asks-for-token.ts';

/** What the proxy tells of a call while it hands it on. */
type ProxiedCall = {
  onSent: (sent: ClientRequest) => void;
  onAnswer: (answer: IncomingMessage) => void;
  onError: (error: UnavailableError) => void;
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
};

/**
 * Calls of browsers pass the same breakers and bulkheads as the server's own, until their headers come; what only
 * reads is cut when it takes too long. Files take their time, both ways: they go by the proxy's own patience. What the
 * contract does not know, letter by letter, is no call and passes to nobody: 404.
 */
export function createGuardedProxy({ guard, proxy, path, readMs }: GuardedOptions): RequestHandler {
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
      return passOn({ response, limitMs: isRead ? readMs : undefined }, () => proxy(request, response, next));
    };
    guard(group, pass).catch((error: unknown) => {
      // What was passed on is answered by the proxy, with what came of it.
      if (!isPassedOn && error instanceof UnavailableError) answerUnavailable(error, response);
    });
  };
}

function answerNoSuchCall(method: string, response: Response): void {
  response.status(404).set('cache-control', 'no-store');
  // A body that was not read cannot be skipped on a connection that is to be used again.
  if (method !== 'GET') response.set('connection', 'close');
  response.json({ code: 'not_found', message: 'There is nothing at this address.' });
}

type Passing = { response: Response; limitMs: number | undefined };

/** Settles with the status of the answer, or with why there is none. */
function passOn({ response, limitMs }: Passing, start: () => unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    let sent: ClientRequest | undefined;
    const timer =
      limitMs === undefined
        ? undefined
        : setTimeout(() => sent?.destroy(new Error('the call timed out')), limitMs);
    let isFailing = false;
    response.once('close', () => {
      clearTimeout(timer);
      if (!isFailing) reject(new AbandonedError());
    });
    response.locals.call = {
      onSent: (request) => (sent = request),
      onAnswer: (answer) => {
        const { statusCode = 502 } = answer;
        if (statusCode < 500) return resolve();
        // The visitor has all of it before it is known here what it said.
        isFailing = true;
        // Whose session is over is told so with a 500 too: anybody could open the breaker for everybody.
        void readErrorBody(answer).then((body) => reject(new ApiError('failed', statusCode, body)));
      },
      onError: reject,
    };
    void start();
  });
}
