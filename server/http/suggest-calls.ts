import type { RequestHandler } from 'express';
import { ApiError } from '#shared/api/api-error.ts';
import { endsSession } from '#shared/api/ends-session.ts';
import type { Send } from '#shared/api/send.ts';
import type { SearchAnswer } from '#shared/contract/search.ts';
import type { BackofficeClock } from '../backoffice/backoffice-clock.ts';
import { inOrder } from '../backoffice/client-middleware.ts';
import { withDeadline } from '../backoffice/middleware/with-deadline.ts';
import type { Patience } from '../backoffice/patience.ts';
import { answerRefusal } from './answer-refusal.ts';
import { asksForToken } from './asks-for-token.ts';
import { canBeRenewed } from './session.ts';
import { applySessionChange } from './session-cookies.ts';

type SuggestOptions = { send: Send; apiPath: string; clock: BackofficeClock; patience: Patience };

const PATIENCE_MS = 1000;
const NOTHING = { total: 0, items: [] };
const EMPTY: SearchAnswer = {
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
 * What is suggested while somebody types comes within a second or not at all: an empty list stands for what the back
 * office does not say in time. The search itself goes another way, and says that it failed.
 */
export function createSuggestCalls({ send, apiPath, clock, patience }: SuggestOptions): RequestHandler {
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
      const answer = await inOrder(
        [withDeadline(PATIENCE_MS, { patience })],
        send,
      )({
        method: 'GET',
        path: 'search',
        query,
        isFresh: true,
        clientAddress: context.clientAddress,
        ...(token !== undefined && { token, withToken: true }),
      });
      response.json(answer);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (token !== undefined && endsSession(error)) {
        if (!canBeRenewed(session, clock)) applySessionChange(response, { kind: 'closed' });
        answerRefusal(error, response);
      } else if (error.statusCode >= 500) response.json(EMPTY);
      else answerRefusal(error, response);
    }
  };
}
