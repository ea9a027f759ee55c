import { href, type Site } from '#routes/href.ts';
import { PRODUCT_ORDERS, type ProductOrder } from '#shared/domain/product-order.ts';
import { readFacetForm, unreadPrices } from '#shared/domain/facet-form.ts';
import type { Filter } from '#shared/domain/filter-segments.ts';
import { EXACT_PARAMETER } from '#shared/domain/search-parameters.ts';

/** The list that facets, order and page numbers link within. */
export type ListTarget = {
  route: 'categories' | 'signature-category' | 'results' | 'documentations' | 'to-download';
  slug: string;
  query?: string;
  /** Disables spelling correction of the query. */
  isExact?: boolean;
  /** A tab of the results page other than products. */
  tab?: string;
};
export type ListState = {
  filters: readonly Filter[];
  page?: number;
  orderBy: ProductOrder;
  /** Invalid price fields by name, preserved as typed. */
  unread?: readonly [name: string, typed: string][];
};

/** Id of the facets' form, which includes the order. */
export const FACET_FORM_ID = 'facets';

export function readListForm(form: HTMLFormElement): ListState {
  const fields = new FormData(form);
  const order = PRODUCT_ORDERS.find((candidate) => candidate === fields.get('orderBy'));
  return {
    filters: readFacetForm(fields),
    orderBy: order ?? PRODUCT_ORDERS[0],
    unread: unreadPrices(fields),
  };
}

/** URL of the list in a state, without the default order. */
export function listUrl(
  target: ListTarget,
  site: Site,
  { filters, page = 1, orderBy, unread = [] }: ListState,
): string {
  const path = href(target.route, site, { slug: target.slug, filters, page });
  const query = new URLSearchParams();
  if (target.query) query.set('q', target.query);
  if (target.isExact) query.set(EXACT_PARAMETER, '1');
  if (target.tab) query.set('tab', target.tab);
  if (orderBy !== PRODUCT_ORDERS[0]) query.set('orderBy', orderBy);
  for (const [name, typed] of unread) query.set(name, typed);
  return query.size > 0 ? `${path}?${query}` : path;
}
