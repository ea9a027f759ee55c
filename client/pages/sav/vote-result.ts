/** Query parameter with the result of a vote, for one display. */
export const VOTE_PARAMETER = 'vote';
export const VOTE_ID = 'vote';

const RESULTS = ['yes', 'no', 'said', 'too_many'] as const;
export type VoteResult = (typeof RESULTS)[number];

export function readVoteResult(search: URLSearchParams): VoteResult | null {
  const value = search.get(VOTE_PARAMETER);
  return RESULTS.find((result) => result === value) ?? null;
}
