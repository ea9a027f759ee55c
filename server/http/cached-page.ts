import type { Request, Response } from 'express';
import { matchPath } from '#routes/match-path.ts';
import { prefixOf } from '#routes/variants.ts';
import type { UrlTarget } from '#shared/domain/sales-plan.ts';
import type { PageCache, ServedPage } from '../page-cache/page-cache.ts';
import { pageKeyOf } from '../page-cache/page-key.ts';
import type { LoadDocument, LoadedDocument, LoadResult } from '../render/page-loader.ts';
import { isFailedStatus } from '../render/page-policy.ts';
import { toPageRequest } from './visitor-page.ts';

/** A session whose authenticated calls fail at once instead of being sent without a token. */
const NO_CALLS = {
  token: undefined,
  refreshToken: undefined,
  email: undefined,
  temporary: undefined,
  awaitsRenewal: 'unreachable',
} as const;

/** True if a public page failed for a logged-in customer during an outage: the public version may be served instead. */
export function hasFailedForCustomer(result: LoadResult, request: Request, { locals }: Response): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead || !locals.visitor.isLogged || locals.form) return false;
  return result.kind === 'page' && isFailedStatus(result.status) && isPublic(request.path);
}

/**
 * Loads a public page from cached responses, with the stale banner, for a customer whose own version failed. A
 * professional gets the version of any professional, at public prices. It contains nothing of another visitor,
 * because the responses are public.
 */
export async function loadFromCache(
  request: Request,
  response: Response,
  options: { load: LoadDocument; publicUrl: string },
): Promise<LoadedDocument | undefined> {
  const pageRequest = toPageRequest(request, response, options);
  const audiences: UrlTarget[] = pageRequest.visitor.isProConnected ? ['pro', 'part'] : ['part'];
  const visitor = { isLogged: true, isProConnected: false };
  for (const cacheOnlyFor of audiences) {
    const page = await options.load({ ...pageRequest, visitor, session: NO_CALLS, cacheOnlyFor });
    if (page.kind === 'page' && page.status === 200) return page;
  }
  return undefined;
}

/** Finds the public version in the page cache: it has no header for a customer, and is better than none. */
export async function findSharedPage(
  pages: PageCache | undefined,
  request: Request,
): Promise<ServedPage | undefined> {
  const key = keyWithoutSession(request);
  return key === undefined ? undefined : pages?.findStale(key);
}

/**
 * Returns the key of the page that professionals without a session see in place of this one: it is rendered in the
 * background, as a fallback for an outage. `undefined` for private pages.
 */
export function sharedKeyOf(request: Request): string | undefined {
  const key = keyWithoutSession(request);
  const match = matchPath(request.path)?.match;
  if (key === undefined || !match || !isPublic(request.path)) return undefined;
  if (match.urlTarget === 'pro' || match.row.target !== 'optional') return key;
  const rest = key.slice(prefixOf(match.locale, 'part').length);
  return prefixOf(match.locale, 'pro') + (rest === '/' ? '' : rest);
}

/** Returns the key of the page for visitors without a session. */
function keyWithoutSession({ method, originalUrl }: Request): string | undefined {
  return pageKeyOf({ method, url: originalUrl, headers: {} });
}

function isPublic(path: string): boolean {
  return matchPath(path)?.match?.row.guards.includes('authenticated') === false;
}
