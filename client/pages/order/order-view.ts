/** View beside the order: the plan of ordering it again, or its cancellation. */
export type OrderView = 'reorder' | 'cancel';

const VIEW = 'view';

export function isView(search: URLSearchParams, view: OrderView): boolean {
  return search.get(VIEW) === view;
}

export function viewUrl(path: string, view: OrderView): string {
  return `${path}?${VIEW}=${view}`;
}
