const pending = new Set<Promise<unknown>>();

/** Registers a save in the background, which a form must not overtake. The caller handles errors. */
export function trackSave<Result>(save: Promise<Result>): Promise<Result> {
  pending.add(save);
  const removeSave = () => pending.delete(save);
  save.then(removeSave, removeSave);
  return save;
}

/** Waits for saves in flight; otherwise an older value could overwrite the form's. */
export async function settleSaves(): Promise<void> {
  await Promise.allSettled(pending);
}
