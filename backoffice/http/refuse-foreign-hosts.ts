import { isIP } from 'node:net';
import type { RequestHandler } from 'express';
import { Failure } from './failure.ts';

/** Names that only the machine or its network gives out, and those of services in a cluster. */
const LOCAL_NAME = /^[\w-]+$|\.(?:localhost|local|internal|svc)$/;

type Options = {
  /** Address of the site; the back office may have a name below it. */
  publicUrl: string;
  /** Paths that programs call under any name; all others are pages of the back office. */
  exceptBelow: readonly string[];
};

/**
 * Refuses the back office's own pages under the names of other sites: a page elsewhere whose name leads to this machine
 * (DNS rebinding) would be of one origin with them. Addresses, local names and names below the site's own pass.
 */
export function refuseForeignHosts({ publicUrl, exceptBelow }: Options): RequestHandler {
  const site = new URL(publicUrl).hostname.replace(/^www\./, '');
  return (request, _response, next) => {
    const host = hostOf(request.get('host') ?? '');
    const isOurs = host === site || (host.endsWith(`.${site}`) && isIP(site) === 0);
    const isPage = !exceptBelow.some((path) => request.path.startsWith(path));
    if (isPage && !isOurs && isIP(host) === 0 && !LOCAL_NAME.test(host))
      throw new Failure(403, { code: 'forbidden', message: 'This page is not shown under that host name.' });
    next();
  };
}

/** In small letters, without port, without a dot at its end, and without the brackets of IPv6. */
function hostOf(header: string): string {
  const [, bracketed] = /^\[([\da-f:.]+)\](?::\d+)?$/i.exec(header) ?? [];
  return (bracketed ?? header.replace(/:\d*$/, '').replace(/\.$/, '')).toLowerCase();
}
