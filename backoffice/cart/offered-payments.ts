import type { CompanyCredit } from '#backoffice/credit/read-credit.ts';
import { toCredit } from '#backoffice/credit/to-credit.ts';
import type { CartResponse } from '#shared/contract/cart.ts';

/**
 * Payment methods for a total, in cents with tax. On account is offered to companies with a
 * credit limit, and refused while the free credit is below the total.
 */
export function offeredPayments(total: number, credit: CompanyCredit | null): CartResponse['paiement'] {
  const always = ['cb', 'virement'].map((name) => ({ technical_name: name, refused: null, credit: null }));
  if (!credit || credit.limit === 0) return always;
  const refused = total > credit.free ? 'credit_exceeded' : null;
  return [...always, { technical_name: 'compte', refused, credit: toCredit(credit) }];
}
