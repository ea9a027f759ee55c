import { createBenefitsApi } from '#shared/api/benefits.ts';
import { accountMeta } from '#client/pages/common/title/account-meta.ts';
import type { PageLoad } from '#client/pages/common/load/page-load.ts';
import { requireProfessional } from '#client/pages/common/load/require-professional.ts';
import type { CustomerContact } from '#shared/contract/customer-contact.ts';
import { PRODUCT_FAMILIES, type ProductFamily } from '#shared/domain/product-families.ts';
import { OutcomeError } from '#shared/page-outcome.ts';

export type BrandContactsData = { family: ProductFamily; contacts: CustomerContact[] };

/** Loads the contacts of a professional's region for one product family (RT-14). */
export const load: PageLoad<BrandContactsData> = async (args) => {
  const { api, match } = args;
  const family = PRODUCT_FAMILIES.find((candidate) => candidate === match.params['product']);
  requireProfessional(args);
  if (!family) throw new OutcomeError({ kind: 'notFound' });
  const { items } = await createBenefitsApi(api.caller).contacts(family);
  return {
    kind: 'ok',
    data: { family, contacts: items },
    meta: accountMeta(args, {
      title: `benefits.contacts_${family}_title`,
      description: 'benefits.contacts_description',
    }),
  };
};
