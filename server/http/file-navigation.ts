import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { loginPath } from '#routes/login-path.ts';
import type { ApiError } from '#shared/api/api-error.ts';
import { endsSession } from '#shared/api/ends-session.ts';
import type { UrlTarget } from '#shared/domain/sales-plan.ts';
import { isFailedStatus } from '../render/page-policy.ts';
import { answerNoFile } from './answer-no-file.ts';
import { isOwnFile } from './asks-for-token.ts';
import type { ProxyOptions } from './api-proxy.ts';
import { proveNotice } from './notice-cookie.ts';
import { isNavigation, languageOf, leaveApi } from './navigation-request.ts';

declare module 'express-serve-static-core' {
  // Express's own type is an interface: only another one can add to it.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Locals {
    /** Called when the back office refuses the file a tab requests. */
    onFileRefused?: (error: ApiError) => void;
  }
}

type Options = {
  apiPath: string;
  siteId: number;
  planId: (target?: UrlTarget) => Promise<number>;
  /** Hands the call to the back office, and refusals to `refuseFile`. */
  proxy: RequestHandler;
};

/**
 * Files behind the login that a tab asks for by their own address: their owner gets them, a visitor who is not logged in
 * logs in first and comes back, and for anybody else there is no such page. None is ever told so in JSON.
 */
export function createFileNavigation({ apiPath, siteId, planId, proxy }: Options): RequestHandler {
  return async (request, response, next) => {
    const isFile =
      request.path.startsWith(apiPath) &&
      isNavigation(request) &&
      isOwnFile('GET', `/${request.path.slice(apiPath.length)}`);
    if (!isFile) return next();
    if (response.locals.session.token === undefined) return leadToLogin(request, response);
    answerRefusedFile(request, response, () => {
      leaveApi(request);
      next();
    });
    request.url = await withUsualQuery(request, { siteId, planId });
    return proxy(request, response, next);
  };
}

/**
 * From here on a tab's file that is refused is answered by a page: the login where the session has ended, why it does not
 * come while the back office fails, and what `onMissing` makes of anything else.
 */
export function answerRefusedFile(request: Request, response: Response, onMissing: NextFunction): void {
  response.locals.onFileRefused = (error) => {
    // The session is read for documents alone.
    const { session } = response.locals as Partial<Response['locals']>;
    const hasSession = session?.token !== undefined;
    if (hasSession && endsSession(error)) leadToLogin(request, response, true);
    else if (isFailedStatus(error.statusCode)) answerNoFile(error, response, languageOf(request));
    else onMissing();
  };
}

/** Tells the step that handed a call on that it was refused, and why. */
export const refuseFile: NonNullable<ProxyOptions['onRefused']> = (error, response) => {
  response.locals.onFileRefused?.(error);
};

function leadToLogin(request: Request, response: Response, hasEnded = false): void {
  const login = loginPath(languageOf(request), request.originalUrl, hasEnded);
  proveNotice(response, login);
  response.set('cache-control', 'no-store').redirect(302, login);
}

/** Every call carries three parameters, which nobody types. */
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
