import type {
  Sav,
  SavCategory,
  SavCategoryContent,
  SavFault,
  SavFaultSummary,
  SavSearchAnswer,
  SavVote,
  SavVoteAnswer,
} from '#shared/contract/sav.ts';
import type { Caller, List } from './resource.ts';

/** Support calls (spec section 7): after-sales pages, their categories, search, votes, fault codes. */
export function createSavApi(caller: Caller) {
  return {
    /** `isFresh`: as it is now, not as it was a few seconds ago. */
    get: (id: number, isFresh = false) => caller.get<Sav>(`sav/${id}`, {}, { isFresh }),
    categories: () => caller.get<List<SavCategory>>('sav/category'),
    category: (id: number) => caller.get<SavCategoryContent>(`sav/category/${id}`),
    search: (text: string) => caller.get<SavSearchAnswer>('sav/search', { text }),
    faults: (text: string) => caller.get<List<SavFaultSummary>>('sav/fault', { text }),
    fault: (id: number) => caller.get<SavFault>(`sav/fault/${id}`),
    vote: (vote: SavVote) => caller.write<SavVoteAnswer>('POST', 'sav/vote', vote),
  };
}
