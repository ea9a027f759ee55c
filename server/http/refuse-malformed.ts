import type { RequestHandler } from 'express';
import { answerPlain } from './answer-plain.ts';
import { answerTooLong } from './answer-too-long.ts';

const LONGEST_TARGET = 8192;

/**
 * Refuses what no honest client sends: several `Host` headers or none, an absolute target of another host or one
 * that a browser would take for such, a transfer encoding other than chunked, a target too long or with broken
 * percent-encoding.
 */
export function createRefuseMalformed(): RequestHandler {
  return (request, response, next) => {
    const { rawHeaders, headers, url } = request;
    if (url.length > LONGEST_TARGET) return answerTooLong(response, url);
    if (countHeader(rawHeaders, 'host') !== 1)
      return answerPlain(response, 400, 'One Host header is needed.');
    const encoding = headers['transfer-encoding'];
    if (encoding !== undefined && encoding.toLowerCase() !== 'chunked') {
      return answerPlain(response, 400, 'This transfer encoding is not accepted.');
    }
    // `//host/` is a path to us, and another site to a browser that a redirect would send there.
    if (!url.startsWith('/') || url.startsWith('//'))
      return answerPlain(response, 400, 'Only paths of this site are served.');
    if (!isDecodable(url)) return answerPlain(response, 400, 'The address is malformed.');
    next();
  };
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
