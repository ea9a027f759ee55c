import type { CompanyCredit } from '#backoffice/credit/read-credit.ts';
import { toCredit } from '#backoffice/credit/to-credit.ts';
import type { CartResponse } from '#shared/contract/cart.ts';
import { PAYMENT_MEANS, type PaymentMeans } from '#shared/domain/order-status.ts';

/**
 * Payment methods for a total, in cents with tax, among those of the site. On account is offered to companies with a
 * credit limit, and refused while the free credit is below the total.
 */
export function offeredPayments(
  means: readonly PaymentMeans[],
  total: number,
  credit: CompanyCredit | null,
): CartResponse['paiement'] {
  return PAYMENT_MEANS.filter((name) => means.includes(name)).flatMap((name): CartResponse['paiement'] => {
    if (name !== 'compte') return [{ technical_name: name, refused: null, credit: null }];
    if (!credit || credit.limit === 0) return [];
    const refused = total > credit.free ? 'credit_exceeded' : null;
    return [{ technical_name: name, refused, credit: toCredit(credit) }];
  });
}
