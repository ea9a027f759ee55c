import type { Send } from '#shared/api/send.ts';
import { tagsOfCall } from './answer-tags.ts';

/** Notes what a page is made of, as its calls are answered: a change of any of it concerns the page. */
export function createTaggedSend(send: Send, tags: Set<string>): Send {
  return async (call) => {
    const answer = await send(call);
    for (const tag of tagsOfCall(call, answer)) tags.add(tag);
    return answer;
  };
}
