import type { FormState } from '#shared/form-state.ts';

const CONFLICT = 409;

/**
 * The idempotency key of a form: that of the returned form, since it may have been processed. A form refused as out of
 * date gets a new one.
 */
export function keyOf(state: FormState | undefined, fresh: string): string {
  return (state?.status === CONFLICT ? undefined : state?.values['key']?.[0]) ?? fresh;
}
