import { subTitle } from '#client/pages/common/title/sub-title.ts';
import { accountMeta } from '#client/pages/common/title/account-meta.ts';
import type { PageLoad } from '#client/pages/common/load/page-load.ts';
import { requireBuyer } from '#client/pages/common/load/require-professional.ts';
import { href } from '#routes/href.ts';
import { createFollowedOrdersApi } from '#shared/api/followed-orders.ts';
import type { ReorderPlan } from '#shared/contract/reorder.ts';
import type { FollowedOrder } from '#shared/contract/order-list.ts';
import { isView } from './order-view.ts';
import { OutcomeError } from '#shared/page-outcome.ts';

export type OrderData = {
  order: FollowedOrder;
  /** Preview of a reorder; `null` unless requested. */
  plan: ReorderPlan | null;
  /** True when the cancellation form is requested. */
  isCancelling: boolean;
};

/** Loads one order; 404 for another customer's order (RT-49). */
export const load: PageLoad<OrderData> = async (args) => {
  const { api, match, text } = args;
  requireBuyer(args);
  const orders = createFollowedOrdersApi(api.caller);
  const { reference = '' } = match.params;
  const { items } = await orders.list({ reference: reference.slice(0, 40) });
  const [found] = items;
  if (!found || reference === '') throw new OutcomeError({ kind: 'notFound' });
  const [order, plan] = await Promise.all([
    orders.get(found.id),
    isView(args.search, 'reorder') ? orders.reorderPlan(found.id) : null,
  ]);
  const site = { locale: match.locale, target: match.urlTarget };
  const meta = accountMeta(args, { title: 'orders.title', description: 'orders.description' });
  const title = text('orders.order', { reference: order.reference });
  return {
    kind: 'ok',
    data: { order, plan, isCancelling: isView(args.search, 'cancel') },
    meta: {
      ...meta,
      title: subTitle(
        title,
        plan !== null && text('orders.again'),
        isView(args.search, 'cancel') && text('orders.cancel'),
      ),
      alternates: {
        fr: href('order', { locale: 'fr', target: match.urlTarget }, { reference }),
        en: href('order', { locale: 'en', target: match.urlTarget }, { reference }),
      },
      breadcrumb: [
        { label: text('account.title'), url: href('my-account', site) },
        { label: text('orders.title'), url: href('order_list', site) },
        { label: title, url: match.pathname },
      ],
    },
  };
};
