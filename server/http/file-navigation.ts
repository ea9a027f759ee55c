import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { loginPath } from '#routes/login-path.ts';
import type { ApiError } from '#shared/api/api-error.ts';
import { endsSession } from '#shared/api/ends-session.ts';
import type { UrlTarget } from '#shared/domain/sales-plan.ts';
import { isFailedStatus } from '../render/page-policy.ts';
import { sendFileUnavailable } from './send-file-unavailable.ts';
import { isOwnFile } from './asks-for-token.ts';
import type { ProxyOptions } from './api-proxy.ts';
import { proveNotice } from './notice-cookie.ts';
import { isNavigation, languageOf, leaveApi } from './navigation-request.ts';

declare module 'express-serve-static-core' {
  // Express's own type is an interface: only another one can add to it.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Locals {
    /** Called when the back office refuses the file that a tab requests. */
    onFileRefused?: (error: ApiError) => void;
  }
}

type Options = {
  apiPath: string;
  siteId: number;
  planId: (target?: UrlTarget) => Promise<number>;
  /** Forwards the call to the back office, and errors to `refuseFile`. */
  proxy: RequestHandler;
};

/**
 * Serves files behind the login to a browser tab: their owner gets them, a visitor without a session is redirected to
 * the login and back, and others get the missing page. No response is JSON.
 */
export function createFileNavigation({ apiPath, siteId, planId, proxy }: Options): RequestHandler {
  return async (request, response, next) => {
    const isFile =
      request.path.startsWith(apiPath) &&
      isNavigation(request) &&
      isOwnFile('GET', `/${request.path.slice(apiPath.length)}`);
    if (!isFile) return next();
    if (response.locals.session.token === undefined) return redirectToLogin(request, response);
    onRefusedFile(request, response, () => {
      leaveApi(request);
      next();
    });
    request.url = await withUsualQuery(request, { siteId, planId });
    return proxy(request, response, next);
  };
}

/**
 * Sets the page to serve for a refused file: the login for an ended session, a 503 during an outage, and `onMissing`
 * for anything else.
 */
export function onRefusedFile(request: Request, response: Response, onMissing: NextFunction): void {
  response.locals.onFileRefused = (error) => {
    // Only documents have a session in `locals`.
    const { session } = response.locals as Partial<Response['locals']>;
    const hasSession = session?.token !== undefined;
    if (hasSession && endsSession(error)) redirectToLogin(request, response, true);
    else if (isFailedStatus(error.statusCode)) sendFileUnavailable(error, response, languageOf(request));
    else onMissing();
  };
}

/** Passes an error of the proxy to the step that set `onFileRefused`. */
export const refuseFile: NonNullable<ProxyOptions['onRefused']> = (error, response) => {
  response.locals.onFileRefused?.(error);
};

function redirectToLogin(request: Request, response: Response, hasEnded = false): void {
  const login = loginPath(languageOf(request), request.originalUrl, hasEnded);
  proveNotice(response, login);
  response.set('cache-control', 'no-store').redirect(302, login);
}

/** Adds the three parameters of each call, which links leave out. */
async function withUsualQuery(
  request: Request,
  { siteId, planId }: Pick<Options, 'siteId' | 'planId'>,
): Promise<string> {
  const url = new URL(request.url, 'http://site.invalid');
  const usual = {
    site_id: String(siteId),
    lang: languageOf(request),
    sales_plan_id: String(await planId('pro')),
  };
  for (const [name, value] of Object.entries(usual))
    if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  return url.pathname + url.search;
}
