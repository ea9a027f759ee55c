import { subTitle } from '#client/pages/common/title/sub-title.ts';
import { checkPage } from '#client/pages/common/load/list-request.ts';
import { readPageInQuery } from '#client/pages/common/load/page-in-query.ts';
import { listOrEmpty } from '#client/pages/common/load/unavailable.ts';
import type { LoadArgs, PageLoad } from '#client/pages/common/load/page-load.ts';
import { alternatesOf, audiencesOf } from '#client/pages/common/load/static-page-paths.ts';
import { href } from '#routes/href.ts';
import { createPartsApi, type ListQuery } from '#shared/api/parts.ts';
import { isNotFound } from '#shared/api/api-error.ts';
import type { QuickOrder } from '#shared/contract/quick-order.ts';
import type { Part, PartCategory, PartList, Plate } from '#shared/contract/spare-part.ts';
import { rowAnchor } from '#shared/domain/part-paths.ts';
import { toSearchText } from '#shared/domain/search-text.ts';
import { OutcomeError } from '#shared/page-outcome.ts';
import { readListAddress } from './list-address.ts';

export type SparePartsData = {
  text: string;
  /** The data plate that matches the text, and the spare parts found; `null` without a search text. */
  plate: Plate | null;
  found: PartList | null;
  page: number;
  pages: number;
  accessories: Part[];
  categories: PartCategory[];
  /** The stored list of the query and its view; `order` is `null` when it has expired. */
  list: { query: ListQuery; order: QuickOrder | null } | null;
};

const PARTS_A_PAGE = 20;
const MAX_ACCESSORIES = 12;

export const load: PageLoad<SparePartsData> = async (args) => {
  const { api, match, search, store, text: translate } = args;
  if (!store.settings.cartEnabled) throw new OutcomeError({ kind: 'notFound' });
  const parts = createPartsApi(api.caller);
  const text = toSearchText(search.get('q') ?? '');
  const listQuery = readListAddress(search);
  const page = readPageInQuery(search);
  const [{ items: categories }, plate, list] = await Promise.all([
    parts.categories(),
    text === '' ? null : parts.resolve(text),
    listQuery ? readList(parts, listQuery) : null,
  ]);
  redirectToExplodedView(args, plate);
  const product = plate?.product?.reference;
  const [found, accessories] = await Promise.all([
    text === '' ? null : parts.list({ text, page, perPage: PARTS_A_PAGE, ...(product && { kind: 'spare' }) }),
    product ? listOrEmpty(parts.list({ product, kind: 'accessory', perPage: MAX_ACCESSORIES })) : [],
  ]);
  checkPage(page, found?.total ?? 0, PARTS_A_PAGE);
  store.spareParts.setCategory(null);
  const site = { locale: match.locale, target: match.urlTarget };
  return {
    kind: 'ok',
    data: {
      text,
      plate,
      found,
      page,
      pages: Math.max(1, Math.ceil((found?.total ?? 0) / PARTS_A_PAGE)),
      accessories,
      categories,
      list,
    },
    meta: {
      title: subTitle(
        translate('parts.title'),
        (listQuery !== undefined || search.has('lines')) && translate('parts.quick_order'),
        text,
        page > 1 && translate('pagination.page', { page }),
      ),
      description: translate('parts.description'),
      indexed: search.size === 0,
      ...(list && { personal: true as const }),
      alternates: alternatesOf('accessories', match),
      audiences: audiencesOf('accessories', match),
      breadcrumb: [{ label: translate('parts.title'), url: href('accessories', site) }],
    },
  };
};

/** @throws OutcomeError a redirect to the exploded view of a part when the text is its reference */
function redirectToExplodedView({ match }: LoadArgs, plate: Plate | null): void {
  if (plate?.kind !== 'part' || !plate.schema?.position) return;
  const { category, slug, position } = plate.schema;
  const site = { locale: match.locale, target: match.urlTarget };
  const to = `${href('accessories_schema', site, { category, slug })}#${rowAnchor(position)}`;
  throw new OutcomeError({ kind: 'redirect', to, status: 302 });
}

/** An expired list has `order: null`; the page shows a notice. */
async function readList(
  parts: ReturnType<typeof createPartsApi>,
  query: ListQuery,
): Promise<SparePartsData['list']> {
  try {
    return { query, order: await parts.quickOrder(query) };
  } catch (error) {
    if (isNotFound(error)) return { query, order: null };
    throw error;
  }
}
