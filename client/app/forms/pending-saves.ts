const pending = new Set<Promise<unknown>>();

/** Notes that a page saves something by itself: a form must not overtake it. Failures are the caller's business. */
export function trackSave<Result>(save: Promise<Result>): Promise<Result> {
  pending.add(save);
  const forget = () => pending.delete(save);
  save.then(forget, forget);
  return save;
}

/** Waits for what is being saved: were a form sent before, an older value could replace its own. */
export async function settleSaves(): Promise<void> {
  await Promise.allSettled(pending);
}
