import { isIP } from 'node:net';
import type { RequestHandler } from 'express';
import { Failure } from './failure.ts';

/** Host names that only the machine or its network resolves, such as those of services in a cluster. */
const LOCAL_NAME = /^[\w-]+$|\.(?:localhost|local|internal|svc)$/;

type Options = {
  /** Address of the site. The back office may have a name below it. */
  publicUrl: string;
  /** Address of the admin, which may have a name of its own. */
  adminUrl: string;
  /** Paths that programs request under any host name. All others are pages of the back office. */
  exceptBelow: readonly string[];
};

/**
 * Refuses pages of the back office under foreign host names: with DNS rebinding, a page of another site would share
 * their origin. IP addresses, local names and names below the domain of the site pass.
 */
export function refuseForeignHosts({ publicUrl, adminUrl, exceptBelow }: Options): RequestHandler {
  const site = new URL(publicUrl).hostname.replace(/^www\./, '');
  const admin = new URL(adminUrl).hostname;
  return (request, _response, next) => {
    const host = hostOf(request.get('host') ?? '');
    const isOurs = host === site || host === admin || (host.endsWith(`.${site}`) && isIP(site) === 0);
    const isPage = !exceptBelow.some((path) => request.path.startsWith(path));
    if (isPage && !isOurs && isIP(host) === 0 && !LOCAL_NAME.test(host))
      throw new Failure(403, { code: 'forbidden', message: 'This page is not shown under that host name.' });
    next();
  };
}

/** Lower case, without port, trailing dot and the brackets of IPv6. */
function hostOf(header: string): string {
  const [, bracketed] = /^\[([\da-f:.]+)\](?::\d+)?$/i.exec(header) ?? [];
  return (bracketed ?? header.replace(/:\d*$/, '').replace(/\.$/, '')).toLowerCase();
}
