/** What the address says of a vote just given: shown once, never kept by anybody. */
export const VOTE_PARAMETER = 'vote';
/** Where the vote stands on the page. */
export const VOTE_ID = 'vote';

const RESULTS = ['yes', 'no', 'said', 'too_many'] as const;
export type VoteResult = (typeof RESULTS)[number];

export function readVoteResult(search: URLSearchParams): VoteResult | null {
  const value = search.get(VOTE_PARAMETER);
  return RESULTS.find((result) => result === value) ?? null;
}
