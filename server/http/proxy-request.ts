import { Readable } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import type { Request, Response } from 'express';

/** What of a browser's headers the back office may know. */
const REQUEST_HEADERS = [
  'accept',
  'accept-encoding',
  'content-length',
  'content-type',
  'idempotency-key',
  'if-none-match',
  'range',
  'transfer-encoding',
] as const;
/** Whom the back office's limits count; the visitor's own header of that name never arrives. */
const ADDRESS_HEADER = 'x-client-address';
/** Who votes (visitor-id.ts). */
const VISITOR_HEADER = 'x-visitor-id';

/**
 * Leaves a request with the headers that the back office is to see and no others. It happens before the proxy copies
 * them: a request that waits for a free connection has its headers written before any later step could remove one.
 *
 * @param token of the visitor, where the call is made in his name
 */
export function prepareForBackoffice(request: Request, response: Response, token: string | undefined): void {
  const { context, visitorId, traceparent } = response.locals;
  const kept = Object.fromEntries(
    REQUEST_HEADERS.flatMap((name) => {
      const value = request.headers[name];
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
  request.headers = {
    ...kept,
    ...(context.clientAddress !== '' && { [ADDRESS_HEADER]: context.clientAddress }),
    ...(visitorId !== undefined && { [VISITOR_HEADER]: visitorId }),
    ...(traceparent && { traceparent }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  // What was read at the edge (api-bodies.ts) goes on as it was understood there.
  if (request.body !== undefined) sendInstead(request, Buffer.from(JSON.stringify(request.body)));
}

/** Puts bytes in the place of a body that has been read already. */
function sendInstead(request: IncomingMessage, body: Buffer): void {
  delete request.headers['transfer-encoding'];
  request.headers['content-length'] = String(body.length);
  request.pipe = (destination) => Readable.from([body]).pipe(destination);
}
