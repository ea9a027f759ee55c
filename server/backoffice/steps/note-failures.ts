import { ApiError } from '#shared/api/api-error.ts';
import { tagsOfCall } from '../answer-tags.ts';
import type { CallStep } from '../call-step.ts';
import { isLastingRefusal, type AnswersJar } from '../response-cache.ts';

/**
 * Notes in a page's jar that a call brought nothing. Some pages stand without part of their data: they must not be
 * cached for long without it, and are purged with it.
 */
export function noteFailures(jar: AnswersJar): CallStep {
  return async (call, next) => {
    try {
      return await next(call);
    } catch (error) {
      if (error instanceof ApiError && error.retryAfter !== undefined) jar.retryAfter = error.retryAfter;
      if (!isLastingRefusal(error)) {
        jar.isIncomplete = true;
        for (const tag of tagsOfCall(call, undefined)) jar.tags.add(tag);
      }
      throw error;
    }
  };
}
