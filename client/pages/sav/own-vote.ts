import { useLayoutEffect, useRef, useSyncExternalStore, type SubmitEvent } from 'react';
import { recall, remember } from '#client/app/browser/browser-memory.ts';
import type { VoteResult } from './vote-result.ts';

type OwnVote = {
  /** The vote this browser gave before; `undefined` on the server: the page is the same for everybody. */
  own: 1 | -1 | undefined;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
};

/**
 * The visitor's own vote on a page, which the browser alone knows. It is kept once the answer says that it counted,
 * and only if the form was sent from here: somebody else's link may say a result as well.
 */
export function useOwnVote(id: number, voted: VoteResult | null): OwnVote {
  const given = useRef<1 | -1>(undefined);
  useLayoutEffect(() => {
    if (given.current && voted && voted !== 'too_many')
      remember({ votes: { ...recall().votes, [id]: given.current } });
    given.current = undefined;
  }, [id, voted]);
  return {
    own: useSyncExternalStore(subscribe, () => recall().votes?.[id], nothing),
    onSubmit: ({ nativeEvent }) => {
      const { submitter } = nativeEvent as unknown as { submitter: HTMLButtonElement | null };
      given.current = submitter?.value === '1' ? 1 : -1;
    },
  };
}

/** It changes with the page's own answer, which is shown first. */
function subscribe(): () => void {
  return nothing;
}

function nothing(): undefined {
  return undefined;
}
