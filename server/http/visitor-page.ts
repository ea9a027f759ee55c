import type { Request, Response } from 'express';
import { matchPath } from '#routes/match-path.ts';
import { readProvenNotice } from './notice-cookie.ts';
import type { LoadDocument, LoadResult, PageRequest } from '../render/page-loader.ts';

type VisitorPageOptions = { load: LoadDocument; publicUrl: string };

/**
 * Loads a page for its visitor. If its token has expired by the back office's clock, renews the session and loads
 * once more.
 */
export async function loadForVisitor(
  request: Request,
  response: Response,
  options: VisitorPageOptions,
): Promise<LoadResult> {
  const since = performance.now();
  const result = await options.load(toPageRequest(request, response, options));
  if (!result.needsRenewal || response.locals.form) return result;
  await response.locals.renewSession();
  response.locals.waitedMs = performance.now() - since;
  return options.load(toPageRequest(request, response, options));
}

/** True if the visitor is asked to log in: the session cookies have become useless. */
export function isAtLogin(result: LoadResult, publicUrl: string): boolean {
  if (result.kind === 'page') return result.routeName === 'login';
  return matchPath(new URL(result.to, publicUrl).pathname)?.match?.name === 'login';
}

export function toPageRequest(
  request: Request,
  { locals }: Response,
  { publicUrl }: Pick<VisitorPageOptions, 'publicUrl'>,
): PageRequest {
  return {
    url: new URL(publicUrl + request.originalUrl),
    visitor: locals.visitor,
    session: locals.session,
    maintenance: locals['maintenance'] === true,
    clientAddress: locals.context.clientAddress,
    visitorId: locals.visitorId,
    sent: locals.form,
    cart: locals.cart,
    notice: readProvenNotice(request),
    waitedMs: locals.waitedMs ?? 0,
  };
}
