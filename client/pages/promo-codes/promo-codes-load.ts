import { createBenefitsApi } from '#shared/api/benefits.ts';
import { accountMeta } from '#client/pages/common/title/account-meta.ts';
import { ownCustomer } from '#client/pages/common/load/own-customer.ts';
import type { PageLoad } from '#client/pages/common/load/page-load.ts';
import { requireProfessional } from '#client/pages/common/load/require-professional.ts';
import type { Promotion } from '#shared/contract/promotion.ts';

/** `daysLeft`: set for codes that expire soon. */
export type ShownCode = Promotion & { daysLeft: number | null };
export type PromoCodesData = { usable: ShownCode[]; past: ShownCode[] };

const DAY_MS = 24 * 60 * 60 * 1000;
/** In days. */
const SOON = 21;

/** Loads a professional's codes: usable ones and past ones (RT-19). */
export const load: PageLoad<PromoCodesData> = async (args) => {
  requireProfessional(args);
  const { items } = await createBenefitsApi(args.api.caller).promotions(await ownCustomer(args));
  const shown = items.map((code) => ({ ...code, daysLeft: daysLeft(code.expires_at) }));
  return {
    kind: 'ok',
    data: {
      usable: shown.filter(({ state }) => state === 'usable'),
      past: shown.filter(({ state }) => state !== 'usable'),
    },
    meta: accountMeta(args, { title: 'benefits.codes_title', description: 'benefits.codes_description' }),
  };
};

/** Calculated in the loader, so that server and browser render the same. */
function daysLeft(expiresAt: string): number | null {
  const days = Math.floor((Date.parse(expiresAt) - Date.now()) / DAY_MS);
  return days >= 0 && days <= SOON ? days : null;
}
