import type { RequestHandler, Response } from 'express';
import { answerPlain } from './answer-plain.ts';
import { answerTooLong } from './answer-too-long.ts';

const LONGEST_TARGET = 8192;
/** Node reads 2,000 and drops the rest: a proxy's own lines, which come last, would be among them. */
const MOST_HEADERS = 200;
/** A name or an address, perhaps with a port; no list of them. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
/** What the others look like to a proxy in front of us is anybody's guess. */
const VERSIONS = new Set(['1.0', '1.1']);

/**
 * Refuses what no honest client sends: several `Host` headers or none, hundreds of headers, another version of HTTP, an absolute target of
 * another host or one that a browser would take for such, a transfer encoding other than chunked, a target too long or
 * with broken percent-encoding. The connection ends with it: what follows may be part of the same attempt.
 */
export function createRefuseMalformed(): RequestHandler {
  return (request, response, next) => {
    const { rawHeaders, headers, url } = request;
    if (rawHeaders.length > 2 * MOST_HEADERS) return refuse(response, 431, 'There are too many headers.');
    if (url.length > LONGEST_TARGET) return answerTooLong(response, url);
    if (!VERSIONS.has(request.httpVersion)) return refuse(response, 505, 'HTTP/1.1 is spoken here.');
    if (countHeader(rawHeaders, 'host') !== 1 || !HOST.test(headers.host ?? ''))
      return refuse(response, 400, 'One Host header is needed.');
    const encoding = headers['transfer-encoding'];
    if (encoding !== undefined && encoding.toLowerCase() !== 'chunked') {
      return refuse(response, 400, 'This transfer encoding is not accepted.');
    }
    // `//host/` is a path to us, and another site to a browser that a redirect would send there.
    if (!url.startsWith('/') || url.startsWith('//'))
      return refuse(response, 400, 'Only paths of this site are served.');
    if (!isDecodable(url)) return refuse(response, 400, 'The address is malformed.');
    next();
  };
}

function refuse(response: Response, status: number, text: string): void {
  response.set('connection', 'close');
  answerPlain(response, status, text);
}

function countHeader(rawHeaders: string[], name: string): number {
  return rawHeaders.filter((header, index) => index % 2 === 0 && header.toLowerCase() === name).length;
}

function isDecodable(url: string): boolean {
  try {
    const path = decodeURIComponent(url.split('?', 1)[0] ?? '');
    return !path.includes('\u0000');
  } catch {
    return false;
  }
}
