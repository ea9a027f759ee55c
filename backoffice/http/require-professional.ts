import { notFound } from './failure.ts';
import { requireAccount, type LoggedAccount, type Principal } from './principal.ts';

/** @throws Failure 404 for private customers, because these resources exist for professionals only. */
export function requireProfessional(call: {
  principal: Principal;
  account: LoggedAccount | undefined;
}): LoggedAccount {
  if (call.principal !== 'professional') throw notFound();
  return requireAccount(call.account);
}
