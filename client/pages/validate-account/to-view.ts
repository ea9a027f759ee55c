import type { ValidateCheck } from '#shared/contract/account.ts';

/** What the page shows of a state: whoever has confirmed waits, whichever of the two checks comes next. */
export function toView(state: ValidateCheck['state']) {
  if (state === 'email_confirmed' || state === 'company_checked' || state === 'created') return 'waiting';
  return state;
}
