/** Optional view beside the order: reorder preview or cancellation form. */
export type OrderView = 'reorder' | 'cancel';

const VIEW = 'view';

export function isView(search: URLSearchParams, view: OrderView): boolean {
  return search.get(VIEW) === view;
}

export function viewUrl(path: string, view: OrderView): string {
  return `${path}?${VIEW}=${view}`;
}
