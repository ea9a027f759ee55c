import { Readable } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import type { Request, Response } from 'express';
import { requestIdHeader } from './request-id.ts';

/** Headers of browsers that the back office may see. */
const REQUEST_HEADERS = [
  'accept',
  'accept-encoding',
  'content-length',
  'content-type',
  'idempotency-key',
  'if-none-match',
  'range',
  'stripe-signature',
  'transfer-encoding',
] as const;
/** The client that the back office's limits count; a header of the client with this name is dropped. */
const ADDRESS_HEADER = 'x-client-address';
/** The visitor of a vote (visitor-id.ts). */
const VISITOR_HEADER = 'x-visitor-id';

/**
 * Reduces the headers of a request to those for the back office. Before the proxy copies them: the headers of a
 * request that waits for a free connection are written before a later step could remove one.
 *
 * @param token of the visitor, for an authenticated call
 */
export function prepareForBackoffice(request: Request, response: Response, token: string | undefined): void {
  const { context, visitorId, traceparent } = response.locals;
  const passed = Object.fromEntries(
    REQUEST_HEADERS.flatMap((name) => {
      const value = request.headers[name];
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
  request.headers = {
    ...passed,
    ...requestIdHeader(),
    ...(context.clientAddress !== '' && { [ADDRESS_HEADER]: context.clientAddress }),
    ...(visitorId !== undefined && { [VISITOR_HEADER]: visitorId }),
    ...(traceparent && { traceparent }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  // A body that was parsed here (api-bodies.ts) is sent as it was parsed.
  if (request.body !== undefined) sendInstead(request, Buffer.from(JSON.stringify(request.body)));
}

/** Replaces a body that has been read already. */
function sendInstead(request: IncomingMessage, body: Buffer): void {
  delete request.headers['transfer-encoding'];
  request.headers['content-length'] = String(body.length);
  request.pipe = (destination) => Readable.from([body]).pipe(destination);
}
