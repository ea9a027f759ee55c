import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { OperationId } from '#shared/contract/operations.ts';

declare module 'express-serve-static-core' {
  // Express's own type is an interface: only another one can add to it.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Locals {
    requestId?: string;
    /** Operation that the path and method belong to. */
    operationId?: OperationId;
  }
}

export type EndedCall = { operationId: OperationId; status: number; seconds: number };

const ID_HEADER = 'x-request-id';
const REQUEST_ID = /^[\w.-]{8,128}$/;

/**
 * Logs one line a request when it ends, with the id that the storefront has sent (an own one without), and reports
 * requests of operations. A line names the operation instead of the path, which may contain a customer number, and holds
 * no query value, body, token or address.
 */
export function createAccessLog(logger: Logger, onCall: (call: EndedCall) => void): RequestHandler {
  return (request, response, next) => {
    const startedAt = performance.now();
    const id = requestId(request);
    response.locals.requestId = id;
    response.setHeader(ID_HEADER, id);
    const { method, path } = request;
    response.once('close', () => {
      const milliseconds = performance.now() - startedAt;
      const { operationId } = response.locals;
      if (operationId) onCall({ operationId, status: response.statusCode, seconds: milliseconds / 1000 });
      const target = operationId ? { operation: operationId } : { method, path };
      const fields = { id, ...target, ...resultOf(response, milliseconds) };
      logger[response.statusCode >= 500 ? 'warn' : 'info'](fields, 'request');
    });
    next();
  };
}

/** Names the operation of a route for the access log and the metrics. */
export function nameOperation(operationId: OperationId): RequestHandler {
  return (_request, response, next) => {
    response.locals.operationId = operationId;
    next();
  };
}

function requestId(request: Request): string {
  const proposed = request.get(ID_HEADER);
  return proposed !== undefined && REQUEST_ID.test(proposed) ? proposed : randomUUID();
}

function resultOf(response: Response, milliseconds: number) {
  return {
    status: response.statusCode,
    ms: Math.round(milliseconds),
    complete: response.writableFinished,
  };
}
