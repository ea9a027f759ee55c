import type { RequestHandler } from 'express';
import type { RedirectMatcher } from '#redirects/compile-redirects.ts';

/** Old addresses to their present ones, before anything else could claim them. Former hosts lead to the public one. */
export function createLegacyRedirects(match: RedirectMatcher, publicUrl: string): RequestHandler {
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const found = match(request.headers.host ?? '', request.originalUrl);
    if (!found) return next();
    const to = found.isLegacyHost && found.to.startsWith('/') ? publicUrl + found.to : found.to;
    response.set('cache-control', 'public, max-age=3600').redirect(found.code, to);
  };
}
