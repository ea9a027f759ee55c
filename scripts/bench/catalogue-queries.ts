import { SEARCH_QUALITY_CASES } from '#backoffice/search/search-quality-cases.ts';

const SCOPE = { site_id: '1', sales_plan_id: '1' };
const PAGES = [1, 2, 3, 7, 20];
const ORDERS = ['position', 'price_asc', 'price_desc', 'newest', 'name'];
const CATEGORIES = ['1', '2', '3', '5', '8', '13', '21'];
const FILTERS = [
  undefined,
  { POWER: ['1000', '1500'] },
  { COLOR: ['blanc'] },
  { TYPE: ['inertie-seche'], POWER: ['750'] },
  { CONTROL: ['application'], COLOR: ['anthracite', 'blanc'] },
];

/**
 * Path of a product list with facets. Categories, orders, pages and filters rotate: 100 consecutive paths
 * are distinct.
 */
export function listPath(number: number): string {
  const filters = FILTERS[number % FILTERS.length];
  const query = new URLSearchParams({
    ...SCOPE,
    lang: number % 2 === 0 ? 'fr' : 'en',
    perPage: '24',
    categories: pick(CATEGORIES, number),
    page: filters ? '1' : String(pick(PAGES, Math.floor(number / 5))),
    orderBy: pick(ORDERS, Math.floor(number / 3)),
    ...(filters && { attributes: JSON.stringify(filters) }),
  });
  return `product?${query}`;
}

/** Path of a search suggestion: a query of the search quality report, whole or cut in the middle of its last word. */
export function suggestionPath(number: number): string {
  const [lang, text] = pick(SEARCH_QUALITY_CASES, number);
  const isCut = Math.floor(number / SEARCH_QUALITY_CASES.length) % 2 === 1;
  const typed = isCut ? text.slice(0, Math.max(3, text.length - 2)) : text;
  return `search?${new URLSearchParams({ ...SCOPE, lang, language: lang, type: 'Suggest', text: typed })}`;
}

function pick<Item>(items: readonly Item[], number: number): Item {
  const item = items[number % items.length];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}
