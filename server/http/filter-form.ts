import type { RequestHandler } from 'express';
import { href } from '#routes/href.ts';
import { matchPath } from '#routes/match-path.ts';
import { readFacetForm, unreadPrices } from '#shared/domain/facet-form.ts';
import { MAXIMUM_FILTERS } from '#shared/domain/filter-segments.ts';
import { PRODUCT_ORDERS } from '#shared/domain/product-order.ts';
import { EXACT_PARAMETER } from '#shared/domain/search-parameters.ts';
import { toSitePath } from '#shared/site-path.ts';

/** Action of facet forms without scripts. */
export const FILTER_FORM_PATH = '/_filters';

/** Redirects (303) from a facet form to the canonical path of the filtered list. */
export function createFilterForm(): RequestHandler {
  return (request, response, next) => {
    if (request.path !== FILTER_FORM_PATH || request.method !== 'GET') return next();
    const fields = new URL(request.originalUrl, 'http://site.invalid').searchParams;
    const path = toSitePath(fields.get('path'));
    const match = path === undefined ? undefined : matchPath(path)?.match;
    if (!match?.list) return next();
    const site = { locale: match.locale, target: match.urlTarget };
    const filters = readFacetForm(fields).slice(0, MAXIMUM_FILTERS);
    const list = href(match.name, site, { slug: match.list.slug, filters });
    response.set('cache-control', 'no-store').redirect(303, list + queryOf(fields));
  };
}

function queryOf(fields: URLSearchParams): string {
  const query = new URLSearchParams();
  const text = fields.get('q');
  const order = PRODUCT_ORDERS.find((candidate) => candidate === fields.get('orderBy'));
  if (text) query.set('q', text);
  if (text && fields.get(EXACT_PARAMETER) === '1') query.set(EXACT_PARAMETER, '1');
  if (order && order !== PRODUCT_ORDERS[0]) query.set('orderBy', order);
  for (const [name, typed] of unreadPrices(fields)) query.set(name, typed);
  return query.size > 0 ? `?${query}` : '';
}
