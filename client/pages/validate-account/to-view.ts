import type { ValidateCheck } from '#shared/contract/account.ts';

/** View of a validation state. All pending checks after the email confirmation share one view. */
export function toView(state: ValidateCheck['state']) {
  if (state === 'email_confirmed' || state === 'company_checked' || state === 'created') return 'waiting';
  return state;
}
