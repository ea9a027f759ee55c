import { createFollowedOrdersApi } from '#shared/api/followed-orders.ts';
import type { OrderSummary } from '#shared/contract/order-list.ts';
import { createSessionsApi } from '#shared/api/sessions.ts';
import type { MessageId } from '#client/app/messages.ts';
import type { LoadArgs, PageLoad } from '#client/pages/page-load.ts';
import { alternatesOf } from '#client/pages/static-page-paths.ts';
import type { LoggedIn } from '#shared/api/sessions.ts';
import type { PageSummary } from '#shared/contract/page.ts';
import type { Civility } from '#shared/contract/reference-data.ts';
import { ARTICLE_TYPES } from '#shared/domain/article-types.ts';
import { findCounts, type AccountCounts } from './find-counts.ts';
import { readAccountForm, readSaved, type AccountForm } from './account-view.ts';

export type MyAccountData = LoggedIn & {
  /** The form asked for; none: the overview. */
  form: AccountForm | undefined;
  /** What was changed just now. */
  saved: AccountForm | undefined;
  civilities: Civility[];
  /** The latest advice for professionals; nothing for others. */
  advice: PageSummary[];
  /** The latest, of the overview alone; `null` where there is no shop, or nobody knows. */
  orders: OrderSummary[] | null;
  /** Of the overview alone. */
  counts: AccountCounts;
};

/** Of what each view is called. */
export const FORM_TITLES: Record<AccountForm, MessageId> = {
  details: 'account.details_title',
  password: 'account.password_title',
  deletion: 'account.deletion_title',
};

const LATEST = 3;

/** Who is logged in, and what is known of him (RT-13). */
export const load: PageLoad<MyAccountData> = async (args) => {
  const { api, match, search, text } = args;
  const form = readAccountForm(search);
  const [{ user, customer }, { items: civilities }, advice, counts, orders] = await Promise.all([
    createSessionsApi(api.caller).current(),
    api.civilities.list(),
    findAdvice(args),
    form ? {} : findCounts(args),
    form ? null : findOrders(args),
  ]);
  const crumb = { label: text('account.title'), url: match.pathname };
  return {
    kind: 'ok',
    data: { user, customer, form, saved: readSaved(search), civilities, advice, orders, counts },
    meta: {
      title: text(form ? FORM_TITLES[form] : 'account.title'),
      description: text('account.description'),
      indexed: false,
      personal: true,
      alternates: alternatesOf('my-account', match),
      breadcrumb: form ? [crumb, { label: text(FORM_TITLES[form]), url: match.pathname }] : [crumb],
    },
  };
};

/** The page stands without them. */
async function findOrders({ api, store }: LoadArgs): Promise<OrderSummary[] | null> {
  if (!store.settings.isProConnected || !store.settings.cartEnabled) return null;
  try {
    return (await createFollowedOrdersApi(api.caller).list({ page: 1, perPage: LATEST })).items;
  } catch {
    return null;
  }
}

/** The page stands without it. */
async function findAdvice({ api, store }: LoadArgs): Promise<PageSummary[]> {
  if (!store.settings.isProConnected) return [];
  try {
    const { items } = await api.pages.list({ type: ARTICLE_TYPES.infos_pro, page: 1, perPage: LATEST });
    return items;
  } catch {
    return [];
  }
}
