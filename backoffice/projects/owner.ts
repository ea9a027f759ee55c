import { requireAccount, type LoggedAccount, type Principal } from '#backoffice/http/principal.ts';

/** Whose worksites a call is about. Professionals count without tax, private customers with it. */
export function ownerOf(call: { account: LoggedAccount | undefined; principal: Principal }) {
  const { customerId } = requireAccount(call.account);
  return { customerId, isProfessional: call.principal === 'professional' };
}
