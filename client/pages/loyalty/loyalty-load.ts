import { createBenefitsApi } from '#shared/api/benefits.ts';
import { accountMeta } from '#client/pages/common/title/account-meta.ts';
import { ownCustomer } from '#client/pages/common/load/own-customer.ts';
import type { PageLoad } from '#client/pages/common/load/page-load.ts';
import { requireProfessional } from '#client/pages/common/load/require-professional.ts';
import type { Loyalty } from '#shared/contract/loyalty.ts';

export type LoyaltyData = { loyalty: Loyalty; customer: string };

/** Loads a professional's points; 404 without a loyalty programme (RT-15). */
export const load: PageLoad<LoyaltyData> = async (args) => {
  requireProfessional(args);
  const customer = await ownCustomer(args);
  return {
    kind: 'ok',
    data: { loyalty: await createBenefitsApi(args.api.caller).loyalty(customer), customer },
    meta: accountMeta(args, {
      title: 'benefits.loyalty_title',
      description: 'benefits.loyalty_description',
    }),
  };
};
