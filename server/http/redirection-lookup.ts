import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { createApi } from '#shared/api/create-api.ts';
import type { Send } from '#shared/api/send.ts';
import { localeOfPath } from '#shared/locale.ts';
import { toSitePath } from '#shared/site-path.ts';

type LookupOptions = { send: Send; siteId: number; planId: () => Promise<number>; logger: Logger };

/**
 * Asks the back office where an address nothing else knows leads now. Answers are cached and asked for once at a
 * time; a failure is only logged, and the page not found is served.
 */
export function createRedirectionLookup({ send, siteId, planId, logger }: LookupOptions): RequestHandler {
  return async (request, response, next) => {
    if (!response.locals.missing) return next();
    try {
      const plan = await planId();
      const api = createApi(send, { siteId, locale: localeOfPath(request.path), salesPlanId: () => plan });
      const { items } = await api.redirections.list({ slug: request.path });
      const [rule] = items;
      const to = rule && toSitePath(rule.to);
      if (!rule || !to) return next();
      response.set('cache-control', 'public, max-age=300').redirect(rule.code, to);
    } catch (error) {
      logger.warn(
        { id: response.locals.context.id, reason: (error as Error).message },
        'redirection look-up failed',
      );
      next();
    }
  };
}
