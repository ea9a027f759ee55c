import type { Request } from 'express';
import { OPERATOR_COOKIE } from '#shared/domain/operator-cookie.ts';

const TOKEN = /^[\w-]{43}$/;

/** Token of the cookie of an operator's session, as sent. */
export function readOperatorCookie(request: Request): string | undefined {
  const pairs = (request.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  const found = pairs.find((pair) => pair.startsWith(`${OPERATOR_COOKIE}=`));
  const token = found?.slice(OPERATOR_COOKIE.length + 1);
  return token !== undefined && TOKEN.test(token) ? token : undefined;
}

/** Header that sets the cookie of a session for the paths of the API, until the browser closes. */
export function setOperatorCookie(token: string, path: string): { 'set-cookie': string } {
  return { 'set-cookie': `${OPERATOR_COOKIE}=${token}; ${attributes(path)}` };
}

/** Header that removes it. */
export function clearOperatorCookie(path: string): { 'set-cookie': string } {
  return { 'set-cookie': `${OPERATOR_COOKIE}=; Max-Age=0; ${attributes(path)}` };
}

/** Browsers accept `Secure` on http://localhost as well. */
function attributes(path: string): string {
  return `Path=${path}; HttpOnly; Secure; SameSite=Strict`;
}
