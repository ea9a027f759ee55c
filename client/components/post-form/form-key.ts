import type { FormState } from '#shared/form-state.ts';

const CONFLICT = 409;

/**
 * The key that makes a form sent twice one request: that of the form which came back, for nobody knows whether it was
 * taken. A form that was refused because its page was out of date is another one.
 */
export function keyOf(state: FormState | undefined, fresh: string): string {
  return (state?.status === CONFLICT ? undefined : state?.values['key']?.[0]) ?? fresh;
}
