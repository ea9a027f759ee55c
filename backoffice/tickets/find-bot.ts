/** Minimum time a person needs to fill in a form. */
const MIN_FILL_MS = 2000;

/**
 * Detects bots without a challenge: they fill the hidden field, or submit faster than a person can read.
 * Returns the error for the form; a person who is refused can send it again.
 */
export function findBot(
  form: { website?: string | undefined; started_at?: string | undefined },
  now: number,
): Record<string, string> | undefined {
  if (form.website) return { form: 'program' };
  const passed = now - Number(form.started_at ?? Number.NaN);
  // A negative time comes from a client clock that is ahead, and proves nothing.
  const isHuman = passed >= MIN_FILL_MS || passed < 0;
  return isHuman ? undefined : { form: 'too_fast' };
}
