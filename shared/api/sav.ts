import type { SavVote } from '#shared/contract/sav.ts';
import type { Caller } from './caller.ts';

/** Creates the support calls (spec section 7): after-sales pages, their categories, search, votes, fault codes. */
export function createSavApi(caller: Caller) {
  return {
    /** `isFresh`: bypasses the response cache, which is a few seconds old. */
    get: (id: number, isFresh = false) => caller.call('GET /sav/{id}', { params: { id }, isFresh }),
    categories: () => caller.call('GET /sav/category'),
    category: (id: number) => caller.call('GET /sav/category/{id}', { params: { id } }),
    search: (text: string) => caller.call('GET /sav/search', { query: { text } }),
    faults: (text: string) => caller.call('GET /sav/fault', { query: { text } }),
    fault: (id: number) => caller.call('GET /sav/fault/{id}', { params: { id } }),
    vote: (vote: SavVote) => caller.call('POST /sav/vote', { body: vote }),
  };
}
