import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';

export type KeptPictures = {
  /** Answers with a picture that is kept; hands everything else on. */
  serve: RequestHandler;
  /** Keeps what the back office answers, if it is a picture that never changes. */
  keep: (request: Pick<IncomingMessage, 'method' | 'url'>, answer: IncomingMessage) => void;
};

type Picture = { headers: Record<string, string>; body: Buffer };

/** Larger files are films and models: a page can do without them for a while. */
const LARGEST_BYTES = 1_048_576;
const KEPT_HEADERS = ['content-type', 'cache-control', 'etag', 'last-modified'] as const;

/**
 * Pictures of pages that have been seen, so that those pages are whole while the back office is down. Their addresses hold
 * a hash of what is in them: none is ever old.
 *
 * @param maximumBytes they may take together; 0 keeps none
 */
export function createKeptPictures(maximumBytes: number): KeptPictures {
  if (maximumBytes === 0) return { serve: (_request, _response, next) => next(), keep: () => undefined };
  const kept = new LRUCache<string, Picture>({
    maxSize: maximumBytes,
    sizeCalculation: ({ body }) => body.byteLength,
  });
  return {
    serve(request, response, next) {
      const { method, url } = request;
      const picture = method === 'GET' || method === 'HEAD' ? kept.get(url) : undefined;
      if (!picture || request.headers.range) return next();
      response.set(picture.headers);
      if (request.fresh) {
        response.status(304).end();
        return;
      }
      response.set('content-length', String(picture.body.byteLength));
      response.end(method === 'HEAD' ? undefined : picture.body);
    },
    keep({ method, url = '' }, answer) {
      if (method !== 'GET' || !isKeepable(answer) || kept.has(url)) return;
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      // One that breaks off never ends.
      answer.on('end', () => kept.set(url, { headers: headersOf(answer), body: Buffer.concat(chunks) }));
    },
  };
}

function isKeepable({ statusCode, headers }: IncomingMessage): boolean {
  const size = Number(headers['content-length']);
  return (
    statusCode === 200 &&
    headers['content-type']?.startsWith('image/') === true &&
    headers['cache-control']?.includes('immutable') === true &&
    headers['content-encoding'] === undefined &&
    size > 0 &&
    size <= LARGEST_BYTES
  );
}

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    KEPT_HEADERS.flatMap((name) => {
      const value = headers[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
