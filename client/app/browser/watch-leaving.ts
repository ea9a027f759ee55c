type Drafts = { keepDraft: (options: { isInterrupted: boolean }) => void; dropDraft: () => void };

/**
 * Saves what has not been saved yet when the page is hidden, which includes a reload. The reloaded page may have been read
 * before that arrives: the fields are filled in again from a draft. Returns how to stop.
 * @param saveUnsaved sends what is not saved; returns whether there was anything
 */
export function watchLeaving(saveUnsaved: () => boolean): () => void {
  let hasDraft = false;
  let drafts: Drafts | undefined;
  // A page that is being left waits for no code.
  import('#client/app/forms/form-draft.ts').then(
    (loaded) => (drafts = loaded),
    () => undefined,
  );
  const change = () => {
    if (document.visibilityState === 'hidden') {
      hasDraft = saveUnsaved();
      if (hasDraft) drafts?.keepDraft({ isInterrupted: true });
    } else if (hasDraft) {
      hasDraft = false;
      drafts?.dropDraft();
    }
  };
  document.addEventListener('visibilitychange', change);
  return () => document.removeEventListener('visibilitychange', change);
}
