import { createFollowedOrdersApi } from '#shared/api/followed-orders.ts';
import type { OrderSummary } from '#shared/contract/order-list.ts';
import { createCustomersApi } from '#shared/api/customers.ts';
import { createSessionsApi } from '#shared/api/sessions.ts';
import type { MessageId } from '#client/app/intl/messages.ts';
import {
  listOrEmpty,
  orUnavailable,
  optionalOrUnavailable,
  UNAVAILABLE,
  type Unavailable,
} from '#client/pages/common/load/unavailable.ts';
import type { LoadArgs, PageLoad } from '#client/pages/common/load/page-load.ts';
import { alternatesOf } from '#client/pages/common/load/static-page-paths.ts';
import type { LoggedIn } from '#shared/api/sessions.ts';
import { ownCustomer } from '#client/pages/common/load/own-customer.ts';
import type { DeletionState } from '#shared/contract/account-deletion.ts';
import type { Credit } from '#shared/contract/credit.ts';
import type { PageSummary } from '#shared/contract/page.ts';
import type { Civility } from '#shared/contract/reference-data.ts';
import { ARTICLE_TYPES } from '#shared/domain/article-types.ts';
import type { PageMeta } from '#shared/page-outcome.ts';
import { findCounts, type AccountCounts } from './find-counts.ts';
import { readAccountForm, readSaved, type AccountForm } from './account-view.ts';

export type MyAccountData = LoggedIn & {
  form: AccountForm | undefined;
  saved: AccountForm | undefined;
  civilities: Civility[];
  /** Latest advice for professionals; empty for others. */
  advice: PageSummary[] | Unavailable;
  /** Latest orders, for the overview only; `null` without a shop. */
  orders: OrderSummary[] | Unavailable | null;
  /** For the overview only. */
  counts: AccountCounts;
  /** Loaded for the overview only; `null` without a shop. */
  credit: Credit | Unavailable | null;
  /** Loaded for the deletion form only. */
  deletion: DeletionState | Unavailable | null;
};
export type UnavailableAccount = { customer: null; isProfessional: boolean };

export const FORM_TITLES: Record<AccountForm, MessageId> = {
  details: 'account.details_title',
  password: 'account.password_title',
  deletion: 'account.deletion_title',
};

const LATEST = 3;

/** Loads the account (RT-13). When the back office is unavailable, the page shows the account's links only. */
export const load: PageLoad<MyAccountData | UnavailableAccount> = async (args) => {
  const form = readAccountForm(args.search);
  const meta = metaOf(args, form);
  const data = await orUnavailable(loadAccount(args, form));
  if (data !== UNAVAILABLE) return { kind: 'ok', data, meta };
  const isProfessional = args.store.settings.isProConnected;
  return { kind: 'ok', data: { customer: null, isProfessional }, meta: { ...meta, status: 503 } };
};

async function loadAccount(args: LoadArgs, form: AccountForm | undefined): Promise<MyAccountData> {
  const { api, search } = args;
  const isDeletion = form === 'deletion';
  const [{ user, customer }, civilities, advice, counts, orders, credit, deletion] = await Promise.all([
    createSessionsApi(api.caller).current(),
    listOrEmpty(api.caller.call('GET /civility')),
    optionalOrUnavailable(findAdvice(args)),
    form ? {} : findCounts(args),
    form ? null : optionalOrUnavailable(findOrders(args)),
    form ? null : optionalOrUnavailable(findCredit(args)),
    isDeletion ? optionalOrUnavailable(createCustomersApi(api.caller).deletion()) : null,
  ]);
  const saved = readSaved(search);
  return { user, customer, form, saved, civilities, advice, orders, counts, credit, deletion };
}

function metaOf({ match, text }: LoadArgs, form: AccountForm | undefined): PageMeta {
  const crumb = { label: text('account.title'), url: match.pathname };
  return {
    title: text(form ? FORM_TITLES[form] : 'account.title'),
    description: text('account.description'),
    indexed: false,
    personal: true,
    alternates: alternatesOf('my-account', match),
    breadcrumb: form ? [crumb, { label: text(FORM_TITLES[form]), url: match.pathname }] : [crumb],
  };
}

async function findOrders({ api, store }: LoadArgs): Promise<OrderSummary[] | null> {
  if (!store.settings.isProConnected || !store.settings.cartEnabled) return null;
  return (await createFollowedOrdersApi(api.caller).list({ page: 1, perPage: LATEST })).items;
}

async function findCredit(args: LoadArgs): Promise<Credit | null> {
  const { isProConnected, cartEnabled } = args.store.settings;
  if (!isProConnected || !cartEnabled) return null;
  return createCustomersApi(args.api.caller).credit(await ownCustomer(args));
}

async function findAdvice({ api, store }: LoadArgs): Promise<PageSummary[]> {
  if (!store.settings.isProConnected) return [];
  return (await api.pages.list({ type: ARTICLE_TYPES.infos_pro, page: 1, perPage: LATEST })).items;
}
