import type { Request, Response } from 'express';
import { matchPath } from '#routes/match-path.ts';
import { prefixOf } from '#routes/variants.ts';
import type { UrlTarget } from '#shared/domain/sales-plan.ts';
import type { PageCache, Shown } from '../page-cache/page-cache.ts';
import { pageKeyOf } from '../page-cache/page-key.ts';
import type { LoadDocument, LoadedDocument, LoadResult } from '../render/page-loader.ts';
import { isFailedStatus } from '../render/page-policy.ts';
import { toPageRequest } from './visitor-page.ts';

/** Nothing of a session: calls in somebody's name fail at once instead of being made as a stranger's. */
const NO_CALLS = {
  token: undefined,
  refreshToken: undefined,
  email: undefined,
  temporary: undefined,
  awaitsRenewal: 'unreachable',
} as const;

/**
 * Whether a public page failed for somebody who is logged in because the back office does not answer: then what anybody
 * sees of it may be shown instead.
 */
export function hasFailedForOne(result: LoadResult, request: Request, { locals }: Response): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead || !locals.visitor.isLogged || locals.form) return false;
  return result.kind === 'page' && isFailedStatus(result.status) && isPublic(request.path);
}

/**
 * A public page of the answers that are kept, with its date, for a visitor whose own cannot be had: a professional gets
 * what any professional sees, at public prices. It holds nothing of another visitor: those answers are the same for all.
 */
export async function loadOfKept(
  request: Request,
  response: Response,
  options: { load: LoadDocument; publicUrl: string },
): Promise<LoadedDocument | undefined> {
  const asked = toPageRequest(request, response, options);
  const audiences: UrlTarget[] = asked.visitor.isProConnected ? ['pro', 'part'] : ['part'];
  const visitor = { isLogged: true, isProConnected: false };
  for (const keptFor of audiences) {
    const kept = await options.load({ ...asked, visitor, session: NO_CALLS, keptFor });
    if (kept.kind === 'page' && kept.status === 200) return kept;
  }
  return undefined;
}

/** The same page as it is kept for everybody: it has no header of somebody who is logged in, and is better than none. */
export async function findForAll(pages: PageCache | undefined, request: Request): Promise<Shown | undefined> {
  const key = keyForAll(request);
  return key === undefined ? undefined : pages?.findKept(key);
}

/**
 * The key under which professionals who are not logged in see the page that one who is has just seen: made in passing, it
 * is there for him when the back office is not. `undefined` for pages of his own.
 */
export function sharedKeyOf(request: Request): string | undefined {
  const key = keyForAll(request);
  const match = matchPath(request.path)?.match;
  if (key === undefined || !match || !isPublic(request.path)) return undefined;
  if (match.urlTarget === 'pro' || match.row.target !== 'optional') return key;
  const rest = key.slice(prefixOf(match.locale, 'part').length);
  return prefixOf(match.locale, 'pro') + (rest === '/' ? '' : rest);
}

/** The key of the page that visitors without a session get at that address. */
function keyForAll({ method, originalUrl }: Request): string | undefined {
  return pageKeyOf({ method, url: originalUrl, headers: {} });
}

function isPublic(path: string): boolean {
  return matchPath(path)?.match?.row.guards.includes('authenticated') === false;
}
