import type { RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { codeOf } from '#redirects/compile-redirects.ts';
import { matchRedirect } from '#redirects/match-redirect.ts';
import { resolveAddress, type AddressSources, type AddressStep } from '#redirects/resolve-address.ts';

type LegacyOptions = { sources: AddressSources; publicUrl: string; logger: Logger };

/** The table changes with a build, editors' rules at any time. */
const TABLE_CACHE = 'public, max-age=3600';
const RULE_CACHE = 'public, max-age=300';

/**
 * Redirects old addresses before another step could serve them: those of the table, and those of former hosts with
 * rules of editors. Former hosts are redirected to the public address.
 */
export function createLegacyRedirects({ sources, publicUrl, logger }: LegacyOptions): RequestHandler {
  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const { originalUrl: url } = request;
    const host = request.headers.host ?? '';
    const found = matchRedirect(host, url);
    if (!found && sources.isOwnHost(host)) return next();
    try {
      const isKnown = found !== undefined || (await sources.findRule(`http://${host}${url}`)) !== undefined;
      const steps = isKnown ? await resolveAddress({ host, url }, sources) : [];
      const [first] = steps;
      if (!first) return next();
      sendRedirect(response, steps, isOfHost(first) ? publicUrl : '');
    } catch (error) {
      logger.warn(
        { id: response.locals.context.id, reason: (error as Error).message },
        'redirection look-up failed',
      );
      if (!found) return next();
      const to = found.isLegacyHost && found.to.startsWith('/') ? publicUrl + found.to : found.to;
      response.set('cache-control', 'no-store').redirect(found.code, to);
    }
  };
}

/** Redirects to the last target of a chain. `publicUrl` is empty if the request was for that host. */
export function sendRedirect(response: Response, steps: readonly AddressStep[], publicUrl: string): void {
  const to = steps.at(-1)?.to ?? '/';
  const isTable = steps.every(({ rule }) => rule !== 'backoffice');
  response.set('cache-control', isTable ? TABLE_CACHE : RULE_CACHE);
  response.redirect(codeOf(steps), to.startsWith('/') ? publicUrl + to : to);
}

function isOfHost({ rule, from }: AddressStep): boolean {
  return rule === 'host' || (rule === 'backoffice' && !from.startsWith('/'));
}
