import type { WaitingWork } from '#shared/contract/operator-today.ts';
import { filteredList } from '#admin/app/filtered-list.ts';

/** Screen that lists each kind of work, with its filter; or the page of the back office. */
const LISTS: Readonly<
  Record<WaitingWork, { screen?: string; filter?: Record<string, string>; page?: string }>
> = {
  transfers: { screen: 'orders', filter: { status: 'awaiting_transfer' } },
  orders_to_prepare: { screen: 'orders', filter: { status: 'confirmed' } },
  orders_to_ship: { screen: 'orders', filter: { status: 'prepared' } },
  refunds: { screen: 'orders', filter: { refund: 'due' } },
  returns: { screen: 'orders' },
  applications: { screen: 'applications', page: '/accounts' },
  tickets: { screen: 'tickets', filter: { state: 'open' } },
  imports: { screen: 'imports' },
  low_stock: { screen: 'prices', filter: { stock: 'low' } },
  due_reviews: { screen: 'pages', filter: { due: 'true' }, page: '/reviews' },
  failed_mail: { page: '/mailbox' },
};

/**
 * Address of the list that shows the waiting work; `undefined` where the operator has none.
 * @param mayOpen true for the screens that the operator may open
 */
export function linkOfWork(work: WaitingWork, mayOpen: (screen: string) => boolean): string | undefined {
  const { screen, filter, page } = LISTS[work];
  if (screen === undefined || !mayOpen(screen)) return page;
  return filter === undefined ? `#/${screen}` : filteredList(screen, filter);
}
