import type { PageLoad } from '#client/pages/common/load/page-load.ts';
import { requireBuyer } from '#client/pages/common/load/require-professional.ts';
import { createFollowedOrdersApi } from '#shared/api/followed-orders.ts';

/**
 * The invoice itself is no page: the storefront's server answers this address with the file (server/http/order-bill.ts). Here
 * comes who follows a link in the browser, who is sent there, and whoever asks for an invoice that is not issued.
 */
export const load: PageLoad<never> = async (args) => {
  const { api, match } = args;
  requireBuyer(args);
  const { reference = '' } = match.params;
  const { items } = await createFollowedOrdersApi(api.caller).list({ reference: reference.slice(0, 40) });
  if (!items[0]?.invoiced) return { kind: 'notFound' };
  return { kind: 'redirect', to: match.pathname, status: 302, isNewDocument: true };
};
