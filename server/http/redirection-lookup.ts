import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { resolveAddress, type AddressSources } from '#redirects/resolve-address.ts';
import { sendRedirect } from './legacy-redirects.ts';

/**
 * Resolves a missing address: by a rule of editors, or without the punctuation that was copied along with it. A
 * failure is only logged, and the missing page is served.
 */
export function createRedirectionLookup(sources: AddressSources, logger: Logger): RequestHandler {
  return async (request, response, next) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!response.locals.missing || !isRead) return next();
    try {
      const steps = await resolveAddress({ host: '', url: request.url }, sources, true);
      if (steps.length === 0) return next();
      sendRedirect(response, steps, '');
    } catch (error) {
      logger.warn(
        { id: response.locals.context.id, reason: (error as Error).message },
        'redirection look-up failed',
      );
      next();
    }
  };
}
