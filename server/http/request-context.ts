import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { isInList, normaliseAddress, readForwardedAddress } from './address-list.ts';
import { REQUEST_ID_HEADER, runWithRequestId } from './request-id.ts';

/** Facts of a request for all later steps. */
export type RequestContext = { id: string; clientAddress: string; startedAt: number };

declare module 'express-serve-static-core' {
  // Express's own type is an interface: only another one can add to it.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Locals {
    context: RequestContext;
  }
}

/** Headers by which a client could forge its identity or target. */
const DROPPED_HEADERS = [
  'forwarded',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-prefix',
  'x-http-method',
  'x-http-method-override',
  'x-method-override',
  'x-original-url',
  'x-rewrite-url',
];
/** Steps that listen for the end of a response; above ten Node warns of a leak. */
const MAX_LISTENERS = 24;
const REQUEST_ID = /^[\w.-]{8,128}$/;

/**
 * The first step: drops forged headers, gives the request its id (the load balancer's, if well formed) and finds the
 * client's address. `X-Forwarded-For` is read from right to left and counts only from trusted proxies.
 */
export function createRequestContext(options: { trustProxy: readonly string[] }): RequestHandler {
  return (request, response, next) => {
    for (const name of DROPPED_HEADERS) delete request.headers[name];
    response.setMaxListeners(MAX_LISTENERS);
    response.locals.context = readContext(request, options.trustProxy);
    const { id } = response.locals.context;
    response.setHeader(REQUEST_ID_HEADER, id);
    runWithRequestId(id, next);
  };
}

/** Reads the id of a request and the address of its client. */
export function readContext(
  { headers, socket }: IncomingMessage,
  trustProxy: readonly string[],
): RequestContext {
  const peer = normaliseAddress(socket.remoteAddress ?? '') ?? '';
  const isFromProxy = isInList(peer, trustProxy);
  const proposed = headers[REQUEST_ID_HEADER];
  const id =
    isFromProxy && typeof proposed === 'string' && REQUEST_ID.test(proposed) ? proposed : randomUUID();
  return {
    id,
    clientAddress: isFromProxy ? forwardedAddress(headers['x-forwarded-for'], peer, trustProxy) : peer,
    startedAt: performance.now(),
  };
}

/** Returns the rightmost address that is no trusted proxy; the peer if the header is unusable. */
function forwardedAddress(
  header: string | string[] | undefined,
  peer: string,
  trusted: readonly string[],
): string {
  const chain = String(header ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  let address = peer;
  for (const part of chain.toReversed()) {
    const next = readForwardedAddress(part);
    if (next === undefined) return address;
    address = next;
    if (!isInList(address, trusted)) return address;
  }
  return address;
}
