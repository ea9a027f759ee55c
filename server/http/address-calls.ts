import type { RequestHandler } from 'express';
import { explainAddress } from '#redirects/explain-address.ts';
import type { AddressSources } from '#redirects/resolve-address.ts';
import { sendApiError } from './send-api-error.ts';

/** Limit of the contract. */
const MAX_LENGTH = 2048;

/**
 * Serves the target of an address (`GET /url?url=`) and its explanation (`GET /url/explanation?url=`) by the resolver
 * that redirects requests, because it knows the pages too.
 */
export function createAddressCalls(sources: AddressSources, apiPath: string): RequestHandler {
  return async (request, response, next) => {
    const { url } = request.query;
    const isExplanation = request.path === `${apiPath}url/explanation`;
    const isCall = isExplanation || request.path === `${apiPath}url`;
    if (request.method !== 'GET' || !isCall || typeof url !== 'string') return next();
    if (url === '' || url.length > MAX_LENGTH) return next();
    response.set('cache-control', 'private, no-store');
    try {
      const explanation = await explainAddress(url, sources);
      const { type } = explanation;
      response.json(
        isExplanation
          ? explanation
          : { type: type === 'redirect' ? 'redirect' : 'none', url: explanation.url },
      );
    } catch (error) {
      sendApiError(error, response);
    }
  };
}
