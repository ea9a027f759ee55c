import express, { type RequestHandler } from 'express';
import { z } from 'zod';
import { isSameText } from '#shared/is-same-text.ts';
import { PURGE_PATH } from '#shared/purge-path.ts';
import type { InvalidatedTags } from '../page-cache/invalidation-log.ts';

/** Invalidates pages and responses with one of the tags. Returns the number of pages. */
export type Invalidate = (tags: InvalidatedTags) => number;

const MAX_TAGS = 1000;
const body = z.union([
  z.strictObject({ all: z.literal(true) }),
  z.strictObject({ tags: z.array(z.string().regex(/^[\w-]{1,40}(?::[\w.-]{1,80})?$/)).max(MAX_TAGS) }),
]);

/**
 * `POST /ops/purge` with the secret as bearer token and `{"tags": ["product:12"]}` or `{"all": true}`: invalidates
 * the cache, so that the next request renders again. Without a secret in the configuration the route does not exist.
 */
export function createPurge(options: { purge: Invalidate; secret: string | undefined }): RequestHandler {
  const router = express.Router({ caseSensitive: true });
  const { secret, purge } = options;
  if (secret === undefined) return router;
  router.post(PURGE_PATH, express.json({ limit: '64kb' }), (request, response) => {
    response.set('cache-control', 'no-store');
    if (!isSameText(request.headers.authorization ?? '', `Bearer ${secret}`)) {
      response.status(401).json({ code: 'unauthorized', message: 'The secret is missing or wrong.' });
      return;
    }
    const parsed = body.safeParse(request.body);
    if (!parsed.success) {
      response.status(400).json({ code: 'bad_body', message: 'Send {"tags": […]} or {"all": true}.' });
      return;
    }
    response.json({ purged: purge('all' in parsed.data ? 'all' : parsed.data.tags) });
  });
  return router;
}
