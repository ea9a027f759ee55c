import { ApiError } from '#shared/api/api-error.ts';
import type { Send } from '#shared/api/send.ts';
import { tagsOfCall } from './answer-tags.ts';
import { isLastingRefusal, type AnswersJar } from './cached-send.ts';

/**
 * One page's calls; its jar is told when one of them brings nothing. Some pages stand without part of what they ask
 * for: they must not be kept for long without it, and what is said of it later concerns them.
 */
export function createNotedSend(send: Send, jar: AnswersJar): Send {
  return async (call) => {
    try {
      return await send(call);
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
