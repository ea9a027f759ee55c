import { useEffect, useRef, useState, type FormEvent } from 'react';
import { usePageForm } from '#client/app/forms/form-context.ts';
import type { FormValues } from '#shared/form-state.ts';
import { removeDraft, saveDraft, readDraft } from './draft.ts';

const PAUSE_MS = 400;

export type DraftUse = {
  /** The restored draft; `undefined` before storage was read, or without one. */
  found: FormValues | undefined;
  /** Changes when the fields must be remounted. */
  version: number;
  save: (event: FormEvent<HTMLFormElement>) => void;
  discard: () => void;
};

/** Stores the form as a draft and restores it. A returned form takes precedence. */
export function useDraft(): DraftUse {
  const { state } = usePageForm();
  const [{ found, version }, set] = useState<Pick<DraftUse, 'found' | 'version'>>({
    found: undefined,
    version: 0,
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const draft = state ? undefined : readDraft();
    if (draft) set(({ version: former }) => ({ found: draft, version: former + 1 }));
    return () => clearTimeout(timer.current);
    // Only on mount: later the fields have the current values.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return {
    found,
    version,
    save: ({ currentTarget }) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => saveDraft(new FormData(currentTarget)), PAUSE_MS);
    },
    discard: () => {
      clearTimeout(timer.current);
      removeDraft();
      set(({ version: former }) => ({ found: undefined, version: former + 1 }));
    },
  };
}
