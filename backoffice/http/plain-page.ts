import type { RequestHandler } from 'express';
import { escape } from '#backoffice/mail/email-layout.ts';
import type { OperatorRole } from '#shared/contract/operator-role.ts';
import { Failure } from './failure.ts';
import { requireOperator, type Keys, type Operator } from './principal.ts';

declare module 'express-serve-static-core' {
  // Express's own type is an interface: only another one can add to it.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Locals {
    /** Operator who opened a page; none with demo data. */
    operator?: Operator;
  }
}

type PlainGuardOptions = {
  /** With demo data the pages are open to every client that reaches this port. */
  isOpen: boolean;
  keys: Keys;
  limitOperators: RequestHandler;
};

/** Restricts a page of the back office to operators with one of the roles, or the owner. */
export type PlainGuard = (...roles: OperatorRole[]) => RequestHandler[];

/**
 * Restricts the pages of the back office to operators; with demo data every client that reaches this port may open
 * them.
 */
export function createPlainGuard(options: PlainGuardOptions): PlainGuard {
  const { isOpen, keys, limitOperators } = options;
  const requireToken =
    (roles: readonly OperatorRole[]): RequestHandler =>
    async (request, response, next) => {
      const credentials = { authorization: toBearer(request.get('authorization')) };
      try {
        response.locals.operator = await requireOperator({ roles }, credentials, keys);
      } catch (error) {
        if (error instanceof Failure && error.status === 401) response.set('www-authenticate', CHALLENGE);
        throw error;
      }
      next();
    };
  return (...roles) => [...(isOpen ? [] : [limitOperators, requireToken(roles)]), setHeaders];
}

/** Browsers then ask for a name, which does not count, and a password: the token. */
const CHALLENGE = 'Basic realm="Back office", charset="UTF-8"';

/** The token of an operator that a browser sends as a password: it cannot send a bearer token. */
function toBearer(authorization: string | undefined): string | undefined {
  const encoded = /^Basic ([A-Za-z0-9+/]{1,8192}={0,2})$/.exec(authorization ?? '')?.[1];
  if (encoded === undefined) return authorization;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  return `Bearer ${text.slice(text.indexOf(':') + 1)}`;
}

const setHeaders: RequestHandler = (_request, response, next) => {
  response.set({
    'cache-control': 'private, no-store',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  });
  next();
};

/** Renders a page of the back office without scripts. `body` is markup, `title` is plain text. */
export function plainPage(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title><style>
body{max-width:70rem;margin:2rem auto;padding:0 1.5rem;background:#f4f3ef;color:#181613;font:16px/1.5 Arial,sans-serif}
table{width:100%;border-collapse:collapse}th,td{padding:.6rem 1rem .6rem 0;border-top:1px solid #cdc9bf;text-align:left;vertical-align:top;overflow-wrap:anywhere}
pre{padding:1rem;background:#fff;white-space:pre-wrap;overflow-wrap:anywhere}iframe{width:100%;height:60rem;border:1px solid #cdc9bf}a{color:inherit}
form{display:flex;flex-wrap:wrap;gap:.5rem;margin:0 0 .5rem}input,button{min-height:2.75rem;padding:.5rem .75rem;border:1px solid #181613;background:#fff;color:inherit;font:inherit}button{background:#181613;color:#f4f3ef;cursor:pointer}
</style></head><body>${body}</body></html>`;
}
