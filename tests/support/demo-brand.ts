import { readDemoSite } from '#backoffice/demo/demo-site.ts';

/** Brand and seller of the demo shop, and the account that its customers pay to. */
export const {
  brand: DEMO_BRAND,
  seller: DEMO_SELLER,
  commerce: { bank_account: DEMO_ACCOUNT },
} = await readDemoSite();
