import { subTitle } from '#client/pages/common/title/sub-title.ts';
import { accountMeta } from '#client/pages/common/title/account-meta.ts';
import { checkPage } from '#client/pages/common/load/list-request.ts';
import type { PageLoad } from '#client/pages/common/load/page-load.ts';
import { requireBuyer } from '#client/pages/common/load/require-professional.ts';
import { createFollowedOrdersApi } from '#shared/api/followed-orders.ts';
import type { OrderSummary } from '#shared/contract/order-list.ts';
import { OutcomeError } from '#shared/page-outcome.ts';
import { isFiltered, ORDERS_A_PAGE, readFilters, toFilters, type OrderListFilters } from './order-filters.ts';

export type OrdersData = {
  orders: OrderSummary[];
  total: number;
  page: number;
  filters: OrderListFilters;
};

/** Loads a professional's orders (RT-48). */
export const load: PageLoad<OrdersData> = async (args) => {
  const { api, search, text } = args;
  requireBuyer(args);
  const filters = readFilters(search);
  const page = readPage(search.get('page'));
  const { items, total } = await createFollowedOrdersApi(api.caller).list(toFilters(filters, page));
  checkPage(page, total, ORDERS_A_PAGE);
  const meta = accountMeta(args, { title: 'orders.title', description: 'orders.description' });
  const title = subTitle(
    meta.title,
    filters.text,
    isFiltered(filters) && text('orders.found', { count: total }),
    page > 1 && text('orders.page', { page }),
  );
  return {
    kind: 'ok',
    data: { orders: items, total, page, filters },
    meta: { ...meta, title, ...(filters.errors.length > 0 && { hasError: true }) },
  };
};

function readPage(given: string | null): number {
  if (given === null) return 1;
  if (!/^[1-9]\d{0,5}$/.test(given)) throw new OutcomeError({ kind: 'notFound' });
  return Number(given);
}
