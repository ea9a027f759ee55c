import { useEffect, useRef, useState, type FormEvent } from 'react';
import { usePageForm } from '#client/app/forms/form-context.ts';
import type { FormValues } from '#shared/form-state.ts';
import { forgetDraft, keepDraft, recallDraft } from './draft.ts';

const PAUSE_MS = 400;

export type DraftUse = {
  /** What was found; `undefined` before anybody has looked, and when there is nothing. */
  found: FormValues | undefined;
  /** Changes when the form's fields must be made anew. */
  version: number;
  keep: (event: FormEvent<HTMLFormElement>) => void;
  forget: () => void;
};

/** Keeps what is being written in this browser, and finds it again. A form that came back knows better. */
export function useDraft(): DraftUse {
  const { state } = usePageForm();
  const [{ found, version }, set] = useState<Pick<DraftUse, 'found' | 'version'>>({
    found: undefined,
    version: 0,
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const draft = state ? undefined : recallDraft();
    if (draft) set(({ version: former }) => ({ found: draft, version: former + 1 }));
    return () => clearTimeout(timer.current);
    // Only when the form appears: afterwards the fields hold what counts.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return {
    found,
    version,
    keep: ({ currentTarget }) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => keepDraft(new FormData(currentTarget)), PAUSE_MS);
    },
    forget: () => {
      clearTimeout(timer.current);
      forgetDraft();
      set(({ version: former }) => ({ found: undefined, version: former + 1 }));
    },
  };
}
