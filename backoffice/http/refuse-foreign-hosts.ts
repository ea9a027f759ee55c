import { isIP } from 'node:net';
import type { RequestHandler } from 'express';
import { Failure } from './failure.ts';

/** Names that no one but the machine or its network gives out. */
const LOCAL_NAME = /^[\w-]+$|\.(?:localhost|local|internal)$/;

/**
 * Refuses the back office's own pages under the names of other sites: a page elsewhere whose name leads to this machine
 * (DNS rebinding) would be of one origin with them. Addresses, local names and names below the site's own pass.
 */
export function refuseForeignHosts(publicUrl: string): RequestHandler {
  const site = new URL(publicUrl).hostname.replace(/^www\./, '');
  return (request, _response, next) => {
    const host = hostOf(request.get('host') ?? '');
    const isOurs = host === site || (host.endsWith(`.${site}`) && isIP(site) === 0);
    if (!isOurs && isIP(host) === 0 && !LOCAL_NAME.test(host))
      throw new Failure(403, { code: 'forbidden', message: 'This page is not shown under that host name.' });
    next();
  };
}

/** In small letters, without port, without a dot at its end, and without the brackets of IPv6. */
function hostOf(header: string): string {
  const [, bracketed] = /^\[([\da-f:.]+)\](?::\d+)?$/i.exec(header) ?? [];
  return (bracketed ?? header.replace(/:\d*$/, '').replace(/\.$/, '')).toLowerCase();
}
