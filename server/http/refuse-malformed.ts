import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import { answerPlain, BARE_HEADERS } from './answer-plain.ts';
import { isReadableAddress, MAX_ADDRESS_LENGTH } from '#shared/readable-address.ts';
import { answerRefused } from './answer-refused.ts';
import { answerTooLong } from './answer-too-long.ts';
import { leaveAddress } from './navigation-request.ts';

/** Node reads 2,000 and drops the rest: a proxy's own lines, which come last, would be among them. */
const MOST_HEADERS = 200;
/** A name or an address, perhaps with a port; no list of them. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
/** What the others look like to a proxy in front of us is anybody's guess. */
const VERSIONS = new Set(['1.0', '1.1']);
const TOO_LONG: Malformation = { status: 414, text: 'The address is too long.' };

const UNREADABLE: Malformation = { status: 400, text: 'The address is malformed.' };

type Malformation = { status: number; text: string };

declare module 'express-serve-static-core' {
  // Express's own type is an interface: only another one can add to it.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Locals {
    /** The status of the error page for an address that cannot be read. */
    refusedStatus?: number;
  }
}

/** Connections that end with the response to a malformed request. */
const endingSockets = new WeakSet<Socket>();

/** Returns true if a malformed request came before this one on its connection: Node hands over all of a packet. */
export function followsMalformed({ socket }: IncomingMessage): boolean {
  return endingSockets.has(socket);
}

/**
 * Refuses malformed requests. The connection ends with it: what follows may be part of the same attempt. An address that is
 * too long or cannot be read may be a bad link: the client gets a page, below `apiPath` JSON.
 */
export function createRefuseMalformed(apiPath: string): RequestHandler {
  return (request, response, next) => {
    const malformation = findMalformation(request);
    if (!malformation) return next();
    const isTooLong = malformation === TOO_LONG;
    if (!isTooLong) {
      response.set('connection', 'close');
      endingSockets.add(request.socket);
    }
    if (request.url.replace(/^\/+/, '/').startsWith(apiPath)) {
      response.status(malformation.status).set(BARE_HEADERS);
      response.json({ code: isTooLong ? 'uri_too_long' : 'invalid_request', message: malformation.text });
      return;
    }
    if (isTooLong) return answerTooLong(response, request.url);
    if (malformation === UNREADABLE && (request.method === 'GET' || request.method === 'HEAD')) {
      response.locals.refusedStatus = malformation.status;
      leaveAddress(request);
      return next();
    }
    if (malformation === UNREADABLE) return answerRefused(request, response, 'unreadable');
    answerPlain(response, malformation.status, malformation.text);
  };
}

/**
 * The malformation of a request, if any: several `Host` headers or none, hundreds of headers,
 * another version of HTTP, an absolute target of another host or one that a browser would take for such, a transfer
 * encoding other than chunked, a target too long or with broken percent-encoding.
 */
export function findMalformation(request: IncomingMessage): Malformation | undefined {
  const { rawHeaders, headers, url = '' } = request;
  if (rawHeaders.length > 2 * MOST_HEADERS) return { status: 431, text: 'There are too many headers.' };
  if (url.length > MAX_ADDRESS_LENGTH) return TOO_LONG;
  if (!VERSIONS.has(request.httpVersion)) return { status: 505, text: 'HTTP/1.1 is spoken here.' };
  if (countHosts(rawHeaders) !== 1 || !HOST.test(headers.host ?? ''))
    return { status: 400, text: 'One Host header is needed.' };
  const encoding = headers['transfer-encoding'];
  if (encoding !== undefined && encoding.toLowerCase() !== 'chunked')
    return { status: 400, text: 'This transfer encoding is not accepted.' };
  if (!url.startsWith('/')) return { status: 400, text: 'Only paths of this site are served.' };
  // `//host/` is a path to us, and another site to a browser that a redirect would send there.
  return isReadableAddress(url) ? undefined : UNREADABLE;
}

function countHosts(rawHeaders: readonly string[]): number {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts;
}
