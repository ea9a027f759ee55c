import { href, type HrefParams } from '#routes/href.ts';
import { routeRow, type RouteName } from '#routes/paths.ts';
import { joinPath, prefixOf } from '#routes/variants.ts';
import { buildListPath } from '#shared/domain/filter-segments.ts';
import { readListedPages, type ListedPage } from './listed-pages.ts';
import { kindLabel, PAGE_KINDS, type PageKind } from './page-kinds.ts';

/** An example page. A kind has several if its states differ: a list with and without filters. */
export type ExamplePage = {
  label: string;
  path: string;
  status: 200 | 404 | 503;
  /** `closed`: shown only by a site under maintenance. */
  site: 'open' | 'closed';
  /** Email of the demo account that must be logged in. */
  account?: string;
};

export type FindExamples = (kind: PageKind) => Promise<ExamplePage[]>;

/** A known place and an unknown one. */
const LOCATOR_QUERIES = { '': '', found: '?place=44000+Nantes', nowhere: '?place=zzzzzz' };

/** Queries with which a page shows content, by label of the state. */
const QUERIES: Partial<Record<RouteName, Record<string, string>>> = {
  'contact-form': { '': '', sav: '?subject=after-sales', appointment: '?subject=appointment' },
  compare: { '': '?products=1,2,60', empty: '' },
  /** Link of the demo data (demo-shop/demo/worksites.yaml). */
  proposal: { '': '?token=demo-proposal-pavillon-hautemer' },
  'fault-finder': { '': '', found: '?q=E5', nothing: '?q=zzzz' },
  'store-locator': LOCATOR_QUERIES,
  'store-locator-distributor': LOCATOR_QUERIES,
  'power-calculator': {
    blank: '',
    found:
      '?zip=44000&alt=200&built=1975-1988&room=living&area=24&height=2.5&walls=2&glass=4&storey=between&room=bathroom&area=6&height=2.5&walls=1&glass=1&storey=top&width=700',
    faults: '?zip=9&area=&height=9&walls=2&glass=3',
  },
  accessories: {
    '': '',
    plate: '?q=LAM-2614-00451',
    lines: '?lines=PR-LAM-025*2~ZZ-1*4~PR-RAD-004*5',
  },
  'accessories-search': { '': '', nothing: '?q=zzzz' },
  order_list: { '': '', nothing: '?text=zzzzzz' },
  /** An order of the demo, and the preview of a reorder. */
  order: { '': '', again: '?view=reorder' },
  results: { found: '?q=radia', pages: '?q=radia&tab=pages', nothing: '?q=zzzzzz', unasked: '' },
};

/** Parameters of pages outside the site map, and of a list that is filtered. */
const PARAMETERS: Partial<Record<RouteName, HrefParams>> = {
  results: {},
  confirmation: {},
  documentations: {},
  'to-download': {},
  'support-faq': {},
  infos: { tag: 'chauffage' },
  worksites: {},
  order: { reference: 'CD-018402' },
  list_actu: {},
  infos_pro: { slug: 'ventilation' },
  solutions: { slug: 'chauffage' },
  'your-project': { slug: 'renovation' },
  chantiers: { slug: 'renovation' },
};

/** Subjects have different slugs in English. */
const ENGLISH_PARAMETERS: typeof PARAMETERS = {
  ...PARAMETERS,
  infos: { tag: 'heating' },
  solutions: { slug: 'heating' },
};

/** Pages behind the login are shown to a professional; pages that private customers have too, to both. */
const PROFESSIONAL = 'pro@atre.example';
const PRIVATE = 'client@atre.example';
const FOR_BOTH: ReadonlySet<RouteName> = new Set<RouteName>(['my-account']);

const WITH_FACETS: ReadonlySet<RouteName> = new Set<RouteName>([
  'categories',
  'signature-category',
  'documentations',
  'to-download',
]);

/** Slugs that no catalogue has, for the 404 page. */
const NOWHERE = { fr: 'radiateur-de-jadis', en: 'radiator-of-the-old-days' };

/**
 * Returns a function that finds the examples of a kind on a running site, and throws without one. Addresses
 * come from its site map; an unlisted page takes the parameters of a listed one whose pattern is a suffix
 * of its own, or those of this file.
 */
export async function createExampleFinder(siteUrl: string): Promise<FindExamples> {
  const listed = await readListedPages(siteUrl);
  return async (kind) => {
    if (kind.name === 'preview') return [await previewExample(siteUrl, kind)];
    const examples = examplesOf(kind, listed);
    const [first] = examples;
    if (!first || !WITH_FACETS.has(kind.name)) return examples;
    return [...examples, await filteredExample(siteUrl, first)];
  };
}

/** The 404 page, in each language for each consumer. */
export const MISSING_PAGES: ExamplePage[] = PAGE_KINDS.filter(({ name }) => name === 'cms').map(
  ({ locale, target }) => ({
    label: `missing-${locale}-${target}`,
    path: joinPath(prefixOf(locale, target), NOWHERE[locale]),
    status: 404,
    site: 'open',
  }),
);

function examplesOf(kind: PageKind, listed: ListedPage[]): ExamplePage[] {
  const label = kindLabel(kind);
  if (kind.name === 'maintenance') return [{ label, path: kind.pattern, status: 503, site: 'closed' }];
  const queries = Object.entries(QUERIES[kind.name] ?? { '': '' });
  return pathsOf(kind, listed).flatMap(({ suffix, path }) =>
    queries.flatMap(([what, query]) =>
      accountsOf(kind).map((account): ExamplePage => ({
        label: [label, suffix, what, account === PRIVATE && 'private'].filter(Boolean).join('-'),
        path: path + query,
        status: 200,
        site: 'open',
        ...(account && { account }),
      })),
    ),
  );
}

function accountsOf({ name }: PageKind): (string | undefined)[] {
  if (!routeRow(name).guards.includes('authenticated')) return [undefined];
  return FOR_BOTH.has(name) ? [PROFESSIONAL, PRIVATE] : [PROFESSIONAL];
}

function pathsOf(kind: PageKind, listed: ListedPage[]): { suffix: string; path: string }[] {
  if (!kind.pattern.includes('{')) return [{ suffix: '', path: kind.pattern }];
  const own = listed.filter((page) => kindLabel(page) === kindLabel(kind));
  const plain = own.find(({ isPlain }) => isPlain);
  const filled = own.find(({ isPlain }) => !isPlain);
  if (filled)
    return [{ suffix: '', path: filled.path }, ...(plain ? [{ suffix: 'all', path: plain.path }] : [])];
  const known = kind.locale === 'en' ? ENGLISH_PARAMETERS : PARAMETERS;
  const params = known[kind.name] ?? relatedParams(kind, listed);
  if (!params) throw new Error(`No example of ${kindLabel(kind)}: write its parameters in example-pages.ts.`);
  const path = href(kind.name, kind, params);
  const all = plain && plain.path !== path ? [{ suffix: 'all', path: plain.path }] : [];
  return [{ suffix: '', path }, ...all];
}

/**
 * Parameters of a listed page whose pattern is a suffix of this one, the longest: `ar/produit/{slug*}`,
 * `produit/{slug*}`.
 */
function relatedParams({ name, locale, target }: PageKind, listed: ListedPage[]): HrefParams | undefined {
  const pattern = routeRow(name).paths[locale] ?? '';
  const isRelated = (page: ListedPage) =>
    page.name !== 'cms' && pattern.endsWith(`/${routeRow(page.name).paths[locale]}`);
  const length = (page: ListedPage) => (routeRow(page.name).paths[locale] ?? '').length;
  const [closest] = listed
    .filter((page) => page.locale === locale && page.target === target && isRelated(page))
    .toSorted((one, other) => length(other) - length(one));
  return closest?.params;
}

/** A page by its id in the back office. */
async function previewExample(siteUrl: string, kind: PageKind): Promise<ExamplePage> {
  const response = await fetch(
    `${siteUrl}/api/v1/page?site_id=1&lang=${kind.locale}&sales_plan_id=1&perPage=1`,
  );
  const { items } = (await response.json()) as { items: { id: number }[] };
  const [first] = items;
  if (!first) throw new Error('There is no page to preview.');
  const path = href('preview', kind, { id: first.id });
  return { label: kindLabel(kind), path, status: 200, site: 'open' };
}

/** The list of an example with the first choice of each facet. */
async function filteredExample(siteUrl: string, { label, path }: ExamplePage): Promise<ExamplePage> {
  const html = await (await fetch(siteUrl + path)).text();
  for (const [box] of html.matchAll(/<input type="checkbox"[^>]*>/g)) {
    const key = /name="([^"]+)"/.exec(box)?.[1];
    const value = /value="([^"]+)"/.exec(box)?.[1];
    if (!key || !value || box.includes('disabled')) continue;
    const rest = buildListPath({ slug: '', filters: [{ key, value }], page: 1 });
    return { label: `${label}-filtered`, path: `${path}/${rest}`, status: 200, site: 'open' };
  }
  throw new Error(`${path} offers no filter.`);
}
