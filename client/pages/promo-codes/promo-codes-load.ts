import { createBenefitsApi } from '#shared/api/benefits.ts';
import { accountMeta } from '#client/pages/common/title/account-meta.ts';
import { ownCustomer } from '#client/pages/common/load/own-customer.ts';
import type { PageLoad } from '#client/pages/common/load/page-load.ts';
import { requireProfessional } from '#client/pages/common/load/require-professional.ts';
import type { Promotion } from '#shared/contract/promotion.ts';

/** `daysLeft` of codes that end soon. */
export type ShownCode = Promotion & { daysLeft: number | null };
export type PromoCodesData = { usable: ShownCode[]; past: ShownCode[] };

const DAY_MS = 24 * 60 * 60 * 1000;
/** From when the days are counted. */
const SOON = 21;

/** A professional's codes: those that can be used, and those of the past (RT-19). */
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

/** Counted when the page is loaded, so that server and browser say the same. */
function daysLeft(expiresAt: string): number | null {
  const days = Math.floor((Date.parse(expiresAt) - Date.now()) / DAY_MS);
  return days >= 0 && days <= SOON ? days : null;
}
