import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';

export type ImageCache = {
  /** Serves a cached image; passes other requests on. */
  serve: RequestHandler;
  /** Stores a response of the back office, if it is an immutable image. */
  store: (request: Pick<IncomingMessage, 'method' | 'url'>, upstream: IncomingMessage) => void;
};

type CachedImage = { headers: Record<string, string>; body: Buffer };

/** Larger files are films and models, which a page can do without during an outage. */
const MAX_IMAGE_BYTES = 1_048_576;
/** Images, and the style sheet of the brand. */
const CACHED_TYPES = /^(?:image\/|text\/css)/;
const CACHED_HEADERS = ['content-type', 'cache-control', 'etag', 'last-modified'] as const;

/**
 * Caches images of served pages, so that those pages are complete during an outage. Their addresses contain a content
 * hash, so none is stale.
 *
 * @param maxBytes of all images together; 0 disables the cache
 */
export function createImageCache(maxBytes: number): ImageCache {
  if (maxBytes === 0) return { serve: (_request, _response, next) => next(), store: () => undefined };
  const cache = new LRUCache<string, CachedImage>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.byteLength,
  });
  return {
    serve(request, response, next) {
      const { method, url } = request;
      const image = method === 'GET' || method === 'HEAD' ? cache.get(url) : undefined;
      if (!image || request.headers.range) return next();
      response.set(image.headers);
      if (request.fresh) {
        response.status(304).end();
        return;
      }
      response.set('content-length', String(image.body.byteLength));
      response.end(method === 'HEAD' ? undefined : image.body);
    },
    store({ method, url = '' }, upstream) {
      if (method !== 'GET' || !isCacheable(upstream) || cache.has(url)) return;
      const chunks: Buffer[] = [];
      upstream.on('data', (chunk: Buffer) => chunks.push(chunk));
      // A truncated response has no `end`.
      upstream.on('end', () => cache.set(url, { headers: headersOf(upstream), body: Buffer.concat(chunks) }));
    },
  };
}

function isCacheable({ statusCode, headers }: IncomingMessage): boolean {
  const size = Number(headers['content-length']);
  return (
    statusCode === 200 &&
    CACHED_TYPES.test(headers['content-type'] ?? '') &&
    headers['cache-control']?.includes('immutable') === true &&
    headers['content-encoding'] === undefined &&
    size > 0 &&
    size <= MAX_IMAGE_BYTES
  );
}

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    CACHED_HEADERS.flatMap((name) => {
      const value = headers[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
