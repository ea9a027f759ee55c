import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';
import { matchPath } from '#routes/match-path.ts';

/** A random number, so that a visitor who votes twice has one vote. */
export const VISITOR_COOKIE = 'visitor';

declare module 'express-serve-static-core' {
  // Express's own type is an interface: only another one can add to it.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Locals {
    visitorId?: string;
  }
}

const A_YEAR_MS = 365 * 24 * 60 * 60 * 1000;
const VISITOR_ID = /^[\w-]{22}$/;

/** Sets the cookie on a vote only; no script reads it. */
export function createVisitorId(options: { apiPath: string; isSecure: boolean }): RequestHandler {
  const call = `${options.apiPath}sav/vote`;
  return (request, response, next) => {
    if (request.method !== 'POST' || !(request.path === call || isArticle(request.path))) return next();
    const known: unknown = (request.cookies as Record<string, unknown>)[VISITOR_COOKIE];
    const isKnown = typeof known === 'string' && VISITOR_ID.test(known);
    const visitorId = isKnown ? known : randomBytes(16).toString('base64url');
    response.locals.visitorId = visitorId;
    response.cookie(VISITOR_COOKIE, visitorId, {
      httpOnly: true,
      sameSite: 'lax',
      secure: options.isSecure,
      maxAge: A_YEAR_MS,
      path: '/',
    });
    next();
  };
}

function isArticle(path: string): boolean {
  return matchPath(path)?.match?.name === 'sav';
}
