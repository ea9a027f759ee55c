import { useLayoutEffect, useRef, useSyncExternalStore, type SubmitEvent } from 'react';
import { readPreferences, savePreferences } from '#client/app/browser/browser-preferences.ts';
import type { VoteResult } from './vote-result.ts';

type OwnVote = {
  /** The earlier vote of this browser; `undefined` on the server, because the HTML is shared between visitors. */
  own: 1 | -1 | undefined;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
};

/**
 * Remembers the visitor's vote in the browser. The vote is stored when the response confirms it and only if this page
 * submitted it: a shared link may contain a result too.
 */
export function useOwnVote(id: number, voted: VoteResult | null): OwnVote {
  const given = useRef<1 | -1>(undefined);
  useLayoutEffect(() => {
    if (given.current && voted && voted !== 'too_many')
      savePreferences({ votes: { ...readPreferences().votes, [id]: given.current } });
    given.current = undefined;
  }, [id, voted]);
  return {
    own: useSyncExternalStore(subscribe, () => readPreferences().votes?.[id], nothing),
    onSubmit: ({ nativeEvent }) => {
      const { submitter } = nativeEvent as unknown as { submitter: HTMLButtonElement | null };
      given.current = submitter?.value === '1' ? 1 : -1;
    },
  };
}

/** No subscription: the stored vote changes only with a page load, whose result takes precedence. */
function subscribe(): () => void {
  return nothing;
}

function nothing(): undefined {
  return undefined;
}
