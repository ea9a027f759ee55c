import type { RequestHandler } from 'express';
import { href } from '#routes/href.ts';
import { localeOfPath } from '#shared/locale.ts';
import { isInList } from './address-list.ts';
import type { OperationalConfig } from '../config.ts';

const RETRY_AFTER_SECONDS = 3600;

/** Current values of the three operational variables; SIGHUP changes them. */
export type Operations = { current: OperationalConfig };

/** True if all clients may see the site: it is neither closed nor restricted by a list. */
export function isOpenToAll({ current }: Operations): boolean {
  return !current.maintenance && current.ipAllowList.length === 0;
}

/**
 * While the site is closed, pages redirect to the maintenance page (302) and calls get a 503 in JSON; clients on the
 * bypass list see the site. The page itself is a 503 with Retry-After. While it is open, that page redirects home.
 */
export function createMaintenance(operations: Operations, apiPath: string): RequestHandler {
  return (request, response, next) => {
    const { maintenance, maintenanceBypass } = operations.current;
    const isClosed = maintenance && !isInList(response.locals.context.clientAddress, maintenanceBypass);
    const site = { locale: localeOfPath(request.path), target: 'part' } as const;
    const page = href('maintenance', site);
    const isPage = request.path === page;
    response.locals['maintenance'] = isClosed;
    if (!isClosed) {
      if (isPage) response.set('cache-control', 'no-store').redirect(302, href('index', site));
      else next();
      return;
    }
    response.set({ 'retry-after': String(RETRY_AFTER_SECONDS), 'cache-control': 'no-store' });
    if (isPage) next();
    else if (request.path.startsWith(apiPath)) {
      response.status(503).json({ code: 'maintenance', message: 'The site is closed for maintenance.' });
    } else response.redirect(302, page);
  };
}
