import type { ListQuery } from '#shared/api/parts.ts';
import type { LineFilter } from '#shared/contract/quick-order.ts';

/** Query parameters of a page with a stored list. */
const LIST = 'list';
const PAGE = 'lines';
const SHOW = 'show';
const BATCH = 'batch';
const EDIT = 'edit';
const COLUMNS = 'columns';

const KEY = /^[\w-]{22}$/;
const FILTERS: readonly LineFilter[] = ['all', 'attention', 'rest'];

export const LIST_ANCHOR = 'lignes';

/** Reads the list and its view from the query; `undefined` without a list. */
export function readListAddress(search: URLSearchParams): ListQuery | undefined {
  const key = search.get(LIST) ?? '';
  if (!KEY.test(key)) return undefined;
  return {
    key,
    page: readCount(search.get(PAGE)),
    show: FILTERS.find((filter) => filter === search.get(SHOW)) ?? 'all',
    batch: readCount(search.get(BATCH)),
    withSource: search.has(EDIT),
    requestsColumns: search.has(COLUMNS),
  };
}

/** Builds the query of a list. Omitted values are the defaults. */
export function writeListAddress({
  key,
  page = 1,
  show = 'all',
  batch = 1,
  withSource = false,
  requestsColumns = false,
}: Partial<ListQuery> & Pick<ListQuery, 'key'>): string {
  const query = new URLSearchParams({
    [LIST]: key,
    ...(page > 1 && { [PAGE]: String(page) }),
    ...(show !== 'all' && { [SHOW]: show }),
    ...(batch > 1 && { [BATCH]: String(batch) }),
    ...(withSource && { [EDIT]: '1' }),
    ...(requestsColumns && { [COLUMNS]: '1' }),
  });
  return `?${query}`;
}

function readCount(text: string | null): number {
  return text !== null && /^[1-9]\d{0,2}$/.test(text) ? Math.min(Number(text), 100) : 1;
}
