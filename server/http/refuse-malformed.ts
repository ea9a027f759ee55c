import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import { sendPlain, BARE_HEADERS } from './send-plain.ts';
import { isReadableAddress, MAX_ADDRESS_LENGTH } from '#shared/readable-address.ts';
import { sendRefusal } from './send-refusal.ts';
import { sendTooLong } from './send-too-long.ts';
import { leaveAddress } from './navigation-request.ts';

/** Node reads 2,000 and drops the rest, which could include the proxy's headers at the end. */
const MAX_HEADERS = 200;
/** One name or address, with an optional port. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
/** Proxies in front may interpret other versions differently. */
const VERSIONS = new Set(['1.0', '1.1']);
const TOO_LONG: Malformation = { status: 414, text: 'The address is too long.' };

const UNREADABLE: Malformation = { status: 400, text: 'The address is malformed.' };

type Malformation = { status: number; text: string };

declare module 'express-serve-static-core' {
  // Express's own type is an interface: only another one can add to it.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Locals {
    /** Status of the error page for an unreadable address. */
    refusedStatus?: number;
  }
}

/** Connections that end with the response to a malformed request. */
const endingSockets = new WeakSet<Socket>();

/** True if a malformed request came before this one on its connection: Node parses all requests of a packet. */
export function followsMalformed({ socket }: IncomingMessage): boolean {
  return endingSockets.has(socket);
}

/**
 * Refuses malformed requests and closes their connection, because the rest may be part of an attack. An address that
 * is too long or unreadable may be a bad link: the client gets a page, below `apiPath` JSON.
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
    if (isTooLong) return sendTooLong(response, request.url);
    if (malformation === UNREADABLE && (request.method === 'GET' || request.method === 'HEAD')) {
      response.locals.refusedStatus = malformation.status;
      leaveAddress(request);
      return next();
    }
    if (malformation === UNREADABLE) return sendRefusal(request, response, 'unreadable');
    sendPlain(response, malformation.status, malformation.text);
  };
}

/**
 * The malformation of a request, if any: several `Host` headers or none, hundreds of headers,
 * another version of HTTP, an absolute target of another host or one that a browser would take for such, a transfer
 * encoding other than chunked, a target too long or with broken percent-encoding.
 */
export function findMalformation(request: IncomingMessage): Malformation | undefined {
  const { rawHeaders, headers, url = '' } = request;
  if (rawHeaders.length > 2 * MAX_HEADERS) return { status: 431, text: 'There are too many headers.' };
  if (url.length > MAX_ADDRESS_LENGTH) return TOO_LONG;
  if (!VERSIONS.has(request.httpVersion)) return { status: 505, text: 'HTTP/1.1 is spoken here.' };
  if (countHosts(rawHeaders) !== 1 || !HOST.test(headers.host ?? ''))
    return { status: 400, text: 'One Host header is needed.' };
  const encoding = headers['transfer-encoding'];
  if (encoding !== undefined && encoding.toLowerCase() !== 'chunked')
    return { status: 400, text: 'This transfer encoding is not accepted.' };
  if (!url.startsWith('/')) return { status: 400, text: 'Only paths of this site are served.' };
  // `//host/` is a path here, and another site for a browser that is redirected there.
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
