import { requireAccount, type LoggedAccount, type Principal } from '#backoffice/http/principal.ts';

/** Owner of the worksites of a call. Professionals calculate without tax, private customers with it. */
export function ownerOf(call: { account: LoggedAccount | undefined; principal: Principal }) {
  const { customerId } = requireAccount(call.account);
  return { customerId, isProfessional: call.principal === 'professional' };
}
