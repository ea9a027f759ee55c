import type { Request, RequestHandler } from 'express';
import { Failure } from './failure.ts';

/** With demo data the pages need no token, so forms of other sites must be refused. */
export const refuseOtherSites: RequestHandler = (request, _response, next) => {
  if (!isFromOwnPage(request) && !isFromNoPage(request))
    throw new Failure(403, { code: 'forbidden', message: 'This form comes from another site.' });
  next();
};

/** The same for operations that open a session or set a password without one. */
export const refuseCrossSite: RequestHandler = (request, _response, next) => {
  if (!isFromOwnPage(request) && !isFromNoPage(request))
    throw new Failure(403, { code: 'cross_site', message: 'This call comes from another site.' });
  next();
};

/** True if a page of this host sent the request, by `Sec-Fetch-Site` or else by its origin. */
export function isFromOwnPage(request: Request): boolean {
  const site = request.get('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin';
  const origin = request.get('origin');
  // Behind a proxy with TLS the scheme is unknown here.
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === request.get('host');
}

/** Origin of the page of this host that sent the request, as its browser sees it. */
export function readOwnOrigin(request: Request): string | undefined {
  const origin = request.get('origin');
  if (origin === undefined || !isFromOwnPage(request)) return undefined;
  return URL.canParse(origin) && new URL(origin).origin === origin ? origin : undefined;
}

/** True if a program sent the request: browsers send at least one of these headers with every form. */
function isFromNoPage(request: Request): boolean {
  return request.get('sec-fetch-site') === undefined && request.get('origin') === undefined;
}
