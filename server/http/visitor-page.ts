import type { Request, Response } from 'express';
import { matchPath } from '#routes/match-path.ts';
import { readProvenNotice } from './notice-cookie.ts';
import type { LoadDocument, LoadResult, PageRequest } from '../render/page-loader.ts';

type VisitorPageOptions = { load: LoadDocument; publicUrl: string };

/** A page whose token has ended meanwhile, by the back office's clock, is loaded once more with another. */
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

/** Whether the visitor is asked to log in: what his cookies hold is of no use from now on. */
export function isAtLogin(result: LoadResult, publicUrl: string): boolean {
  if (result.kind === 'page') return result.routeName === 'login';
  return matchPath(new URL(result.to, publicUrl).pathname)?.match?.name === 'login';
}

/** A request as the loader takes it. */
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
