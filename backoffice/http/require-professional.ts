import { notFound } from './failure.ts';
import { requireAccount, type LoggedAccount, type Principal } from './principal.ts';

/** What professionals alone have is not there for anybody else. @throws Failure 404 for private customers. */
export function requireProfessional(call: {
  principal: Principal;
  account: LoggedAccount | undefined;
}): LoggedAccount {
  if (call.principal !== 'professional') throw notFound();
  return requireAccount(call.account);
}
