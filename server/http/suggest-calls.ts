import type { RequestHandler } from 'express';
import { ApiError } from '#shared/api/api-error.ts';
import { endsSession } from '#shared/api/ends-session.ts';
import type { Send } from '#shared/api/send.ts';
import type { SearchResponse } from '#shared/contract/search.ts';
import type { BackofficeClock } from '../backoffice/backoffice-clock.ts';
import { inOrder } from '../backoffice/client-middleware.ts';
import { withDeadline } from '../backoffice/middleware/with-deadline.ts';
import type { Timeouts } from '../backoffice/timeouts.ts';
import { sendApiError } from './send-api-error.ts';
import { asksForToken } from './asks-for-token.ts';
import { canBeRenewed } from './session.ts';
import { applySessionChange } from './session-cookies.ts';

type SuggestOptions = { send: Send; apiPath: string; clock: BackofficeClock; timeouts: Timeouts };

const TIMEOUT_MS = 1000;
const NOTHING = { total: 0, items: [] };
const EMPTY: SearchResponse = {
  total: 0,
  corrected: null,
  top: [],
  categories: NOTHING,
  products: NOTHING,
  pages: NOTHING,
  notices: NOTHING,
  parts: NOTHING,
  faults: NOTHING,
};

/**
 * Serves suggestions within a second: an empty list replaces a late response. The search itself is another call,
 * which reports failures.
 */
export function createSuggestCalls({ send, apiPath, clock, timeouts }: SuggestOptions): RequestHandler {
  return async (request, response, next) => {
    const { type } = request.query;
    const isSuggestion = request.path === `${apiPath}search` && type === 'Suggest';
    if (request.method !== 'GET' || !isSuggestion) return next();
    const query = Object.fromEntries(
      Object.entries(request.query).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
    const { session, context } = response.locals;
    const token = asksForToken(request, '/search') ? session.token : undefined;
    response.set('cache-control', 'private, no-store');
    try {
      const result = await inOrder(
        [withDeadline(TIMEOUT_MS, { timeouts })],
        send,
      )({
        method: 'GET',
        path: 'search',
        query,
        isFresh: true,
        clientAddress: context.clientAddress,
        ...(token !== undefined && { token, withToken: true }),
      });
      response.json(result);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (token !== undefined && endsSession(error)) {
        if (!canBeRenewed(session, clock)) applySessionChange(response, { kind: 'closed' });
        sendApiError(error, response);
      } else if (error.statusCode >= 500) response.json(EMPTY);
      else sendApiError(error, response);
    }
  };
}
