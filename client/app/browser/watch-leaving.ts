type Drafts = { saveDraft: (options: { isInterrupted: boolean }) => void; removeDraft: () => void };

/**
 * Saves unsaved input when the page is hidden, which includes a reload. The reloaded page may be rendered before the
 * save arrives, so a draft restores its fields. Returns the function that stops it.
 * @param saveUnsaved sends unsaved input; returns true if there was any
 */
export function watchLeaving(saveUnsaved: () => boolean): () => void {
  let hasDraft = false;
  let drafts: Drafts | undefined;
  // Loaded in advance, because a page that is left does not wait for code.
  import('#client/app/forms/form-draft.ts').then(
    (loaded) => (drafts = loaded),
    () => undefined,
  );
  const change = () => {
    if (document.visibilityState === 'hidden') {
      hasDraft = saveUnsaved();
      if (hasDraft) drafts?.saveDraft({ isInterrupted: true });
    } else if (hasDraft) {
      hasDraft = false;
      drafts?.removeDraft();
    }
  };
  document.addEventListener('visibilitychange', change);
  return () => document.removeEventListener('visibilitychange', change);
}
