/** Nobody reads and answers a form faster. */
const SHORTEST_MS = 2000;

/**
 * What gives a program away without asking anybody: it fills the field that nobody sees, or answers before anyone
 * could have read. Gives the error for the form; who is wrongly taken for one only has to send it again.
 */
export function findProgram(
  form: { website?: string | undefined; started_at?: string | undefined },
  now: number,
): Record<string, string> | undefined {
  if (form.website) return { form: 'program' };
  const passed = now - Number(form.started_at ?? Number.NaN);
  // A clock that is ahead of ours says nothing.
  const isHuman = passed >= SHORTEST_MS || passed < 0;
  return isHuman ? undefined : { form: 'too_fast' };
}
