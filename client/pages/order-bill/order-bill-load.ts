import type { PageLoad } from '#client/pages/common/load/page-load.ts';
import { requireBuyer } from '#client/pages/common/load/require-professional.ts';
import { createFollowedOrdersApi } from '#shared/api/followed-orders.ts';

/**
 * The server responds to this path with the invoice file (server/http/order-bill.ts). The client router comes here on
 * navigation and requests a new document; an invoice that is not issued is a 404.
 */
export const load: PageLoad<never> = async (args) => {
  const { api, match } = args;
  requireBuyer(args);
  const { reference = '' } = match.params;
  const { items } = await createFollowedOrdersApi(api.caller).list({ reference: reference.slice(0, 40) });
  if (!items[0]?.invoiced) return { kind: 'notFound' };
  return { kind: 'redirect', to: match.pathname, status: 302, isNewDocument: true };
};
