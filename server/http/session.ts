import cookieParser from 'cookie-parser';
import type { RequestHandler } from 'express';
import type { Visitor } from '#routes/guards.ts';

/** The login cookies of the specification's section 4, all of them HttpOnly. */
export const LOGIN_COOKIE = 'jwt_token';

declare module 'express-serve-static-core' {
  // Express's own type is an interface: only another one can add to it.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Locals {
    visitor: Visitor;
  }
}

/**
 * Reads the cookies and says who asks. A login cookie makes a visitor somebody logged in whose pages are never
 * cached; whether it is worth anything the back office says, call by call.
 */
export function createSession(): RequestHandler[] {
  return [
    cookieParser(),
    (request, response, next) => {
      const cookies = request.cookies as Record<string, unknown>;
      response.locals.visitor = {
        isLogged: typeof cookies[LOGIN_COOKIE] === 'string',
        isProConnected: false,
      };
      next();
    },
  ];
}
