import { ApiError } from '#shared/api/api-error.ts';
import { tagsOfCall } from '../answer-tags.ts';
import type { ClientMiddleware } from '../client-middleware.ts';
import type { RenderContext } from '../render-context.ts';
import { isLastingRefusal } from '../response-cache.ts';

/**
 * Notes in a page's context that a call brought nothing. Some pages stand without part of their data: they must not be
 * cached for long without it, and are purged with it.
 */
export function withFailureTracking(context: RenderContext): ClientMiddleware {
  return async (call, next) => {
    try {
      return await next(call);
    } catch (error) {
      if (error instanceof ApiError && error.retryAfter !== undefined) context.retryAfter = error.retryAfter;
      if (!isLastingRefusal(error)) {
        context.isIncomplete = true;
        for (const tag of tagsOfCall(call, undefined)) context.tags.add(tag);
      }
      throw error;
    }
  };
}
