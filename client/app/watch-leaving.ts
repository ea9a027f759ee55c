import { dropDraft, keepDraft } from './form-draft.ts';

/**
 * Saves what has not been saved yet when the page is hidden, which includes a reload. The reloaded page may have been read
 * before that arrives: the fields are filled in again from a draft. Returns how to stop.
 * @param saveUnsaved sends what is not saved; returns whether there was anything
 */
export function watchLeaving(saveUnsaved: () => boolean): () => void {
  let hasDraft = false;
  const change = () => {
    if (document.visibilityState === 'hidden') {
      hasDraft = saveUnsaved();
      if (hasDraft) keepDraft({ isInterrupted: true });
    } else if (hasDraft) {
      hasDraft = false;
      dropDraft();
    }
  };
  document.addEventListener('visibilitychange', change);
  return () => document.removeEventListener('visibilitychange', change);
}
