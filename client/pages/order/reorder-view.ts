const VIEW = 'view';
const REORDER = 'reorder';

/** Whether the address asks what ordering again would come to. */
export function isReorder(search: URLSearchParams): boolean {
  return search.get(VIEW) === REORDER;
}

export function reorderUrl(path: string): string {
  return `${path}?${VIEW}=${REORDER}`;
}
