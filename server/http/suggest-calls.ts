import type { RequestHandler } from 'express';
import { ApiError, UnavailableError } from '#shared/api/api-error.ts';
import type { Send } from '#shared/api/send.ts';
import type { SearchAnswer } from '#shared/contract/search.ts';
import { createDeadlineSend } from '../backoffice/deadline-send.ts';
import { asksForToken } from './asks-for-token.ts';
import { sayWhenAgain } from './retry-after.ts';

const PATIENCE_MS = 1000;
const NOTHING = { total: 0, items: [] };
const EMPTY: SearchAnswer = {
  total: 0,
  corrected: null,
  categories: NOTHING,
  products: NOTHING,
  pages: NOTHING,
  notices: NOTHING,
};

/**
 * What is suggested while somebody types comes within a second or not at all: an empty list stands for what the back
 * office does not say in time. The search itself goes another way, and says that it failed.
 */
export function createSuggestCalls({ send, apiPath }: { send: Send; apiPath: string }): RequestHandler {
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
      const answer = await createDeadlineSend(
        send,
        PATIENCE_MS,
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
      if (error instanceof UnavailableError || error.statusCode >= 500) response.json(EMPTY);
      else {
        sayWhenAgain(response, error);
        response.status(error.statusCode).json(error.body);
      }
    }
  };
}
