import { ApiError } from '#shared/api/api-error.ts';
import { tagsOfCall } from '../response-tags.ts';
import type { ClientMiddleware } from '../client-middleware.ts';
import type { RenderContext } from '../render-context.ts';
import { isPermanentRefusal } from '../response-cache.ts';

/**
 * Records in the page's context that a call failed. Some pages are rendered without part of their data: they must not
 * be cached for long, and are invalidated with it.
 */
export function withFailureTracking(context: RenderContext): ClientMiddleware {
  return async (call, next) => {
    try {
      return await next(call);
    } catch (error) {
      if (error instanceof ApiError && error.retryAfter !== undefined) context.retryAfter = error.retryAfter;
      if (!isPermanentRefusal(error)) {
        context.isIncomplete = true;
        for (const tag of tagsOfCall(call, undefined)) context.tags.add(tag);
      }
      throw error;
    }
  };
}
