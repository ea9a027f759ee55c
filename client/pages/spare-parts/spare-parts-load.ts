import { rowAnchor } from '#client/components/parts/position-number.ts';
import { checkPage } from '#client/pages/list-request.ts';
import { readPageInQuery } from '#client/pages/page-in-query.ts';
import { listOrNone } from '#client/pages/unanswered.ts';
import type { LoadArgs, PageLoad } from '#client/pages/page-load.ts';
import { alternatesOf, audiencesOf } from '#client/pages/static-page-paths.ts';
import { href } from '#routes/href.ts';
import { createPartsApi } from '#shared/api/parts.ts';
import type { Part, PartCategory, PartList, Plate, QuickOrderAnswer } from '#shared/contract/spare-part.ts';
import { LEFT_PARAMETER, LINES_PARAMETER, unpackOrderLines } from '#shared/domain/packed-lines.ts';
import { toSearchText } from '#shared/domain/search-text.ts';
import { OutcomeError } from '#shared/page-outcome.ts';

export type SparePartsData = {
  text: string;
  /** What the text stands for, and the parts it finds; `null` when nothing is looked for. */
  plate: Plate | null;
  found: PartList | null;
  page: number;
  pages: number;
  /** Of a product: what completes it. */
  accessories: Part[];
  categories: PartCategory[];
  /** What was pasted, and what would come of it. */
  lines: string;
  quickOrder: QuickOrderAnswer | null;
};

const PARTS_A_PAGE = 20;
const MOST_ACCESSORIES = 12;
const LONGEST_LINES = 8000;

/** The shop of spare parts: what is looked for, families, quick order. */
export const load: PageLoad<SparePartsData> = async (args) => {
  const { api, match, search, store, text: say } = args;
  if (!store.settings.cartEnabled) throw new OutcomeError({ kind: 'notFound' });
  const parts = createPartsApi(api.caller);
  const text = toSearchText(search.get('q') ?? '');
  const lines = unpackOrderLines((search.get(LINES_PARAMETER) ?? '').slice(0, LONGEST_LINES));
  const page = readPageInQuery(search);
  const [{ items: categories }, plate, quickOrder] = await Promise.all([
    parts.categories(),
    text === '' ? null : parts.resolve(text),
    lines === '' ? null : parts.quickOrder(lines),
  ]);
  leaveForSchema(args, plate);
  const product = plate?.product?.reference;
  const [found, accessories] = await Promise.all([
    text === '' ? null : parts.list({ text, page, perPage: PARTS_A_PAGE, ...(product && { kind: 'spare' }) }),
    product ? listOrNone(parts.list({ product, kind: 'accessory', perPage: MOST_ACCESSORIES })) : [],
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
      lines,
      quickOrder: quickOrder && withLeft(quickOrder, search),
    },
    meta: {
      title: say('parts.title'),
      description: say('parts.description'),
      indexed: search.size === 0,
      alternates: alternatesOf('accessories', match),
      audiences: audiencesOf('accessories', match),
      breadcrumb: [{ label: say('parts.title'), url: href('accessories', site) }],
    },
  };
};

/** The reference of a part leads to where it is drawn, with the part chosen. */
function leaveForSchema({ match }: LoadArgs, plate: Plate | null): void {
  if (plate?.kind !== 'part' || !plate.schema?.position) return;
  const { category, slug, position } = plate.schema;
  const site = { locale: match.locale, target: match.urlTarget };
  const to = `${href('accessories_schema', site, { category, slug })}#${rowAnchor(position)}`;
  throw new OutcomeError({ kind: 'redirect', to, status: 302 });
}

/** Lines that found no room in the address are counted in it. */
function withLeft(answer: QuickOrderAnswer, search: URLSearchParams): QuickOrderAnswer {
  const left = search.get(LEFT_PARAMETER) ?? '';
  return /^\d{1,5}$/.test(left) ? { ...answer, left_out: answer.left_out + Number(left) } : answer;
}
