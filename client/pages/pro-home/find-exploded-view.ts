import { optionalOrUnavailable, UNAVAILABLE } from '#client/pages/common/load/unavailable.ts';
import type { LoadArgs } from '#client/pages/common/load/page-load.ts';
import { positionNumber } from '#client/components/parts/position-number.ts';
import { href } from '#routes/href.ts';
import type { ProductCard } from '#shared/contract/product.ts';
import type { Eclate, EclatePart, SchemaLink } from '#shared/contract/spare-part.ts';
import { rowAnchor } from '#shared/domain/part-paths.ts';

type Facts = 'name' | 'reference' | 'price' | 'status' | 'stock' | 'delay_days';

/** A position that the home page marks in the drawing and lists below it. */
export type MarkedPart = Pick<EclatePart, Facts> & {
  number: string;
  /** The row of the part in the exploded view. */
  url: string;
  /** Fractions of the drawing. */
  x: number;
  y: number;
};

export type MarkedView = { title: string; url: string; image: Eclate['image']; parts: MarkedPart[] };

const MAX_MARKS = 5;

/** Finds the exploded view of the first product that has one; `null` without it, or without its page. */
export async function findExplodedView(
  { api, match, store }: LoadArgs,
  products: readonly ProductCard[],
): Promise<MarkedView | null> {
  if (!store.settings.isEnabled('accessories_schema')) return null;
  const found = await optionalOrUnavailable(findSchema({ api }, products));
  if (!found || found === UNAVAILABLE) return null;
  const { category, slug } = found;
  const view = await optionalOrUnavailable(api.caller.call('GET /eclate', { query: { category, slug } }));
  if (view === UNAVAILABLE) return null;
  const site = { locale: match.locale, target: match.urlTarget };
  const url = href('accessories_schema', site, { category, slug });
  return { title: view.title, url, image: view.image, parts: markParts(view, url) };
}

async function findSchema(
  { api }: Pick<LoadArgs, 'api'>,
  products: readonly ProductCard[],
): Promise<SchemaLink | null> {
  const [product, ...others] = products;
  if (!product) return null;
  const { schema } = await api.caller.call('GET /part/resolve', { query: { text: product.reference } });
  return schema ?? findSchema({ api }, others);
}

/** The dearest parts of the drawing, one for each number, in the order of their numbers. */
export function markParts(
  { parts, hotspots }: Pick<Eclate, 'parts' | 'hotspots'>,
  url: string,
): MarkedPart[] {
  const spots = new Map(hotspots.map((spot) => [spot.position, spot]));
  const marked = new Map<string, MarkedPart>();
  for (const { position, name, reference, price, status, stock, delay_days } of parts) {
    const spot = spots.get(position);
    const number = positionNumber(position);
    if (!spot || status === 'obsolete' || marked.has(number)) continue;
    const facts = { name, reference, price, status, stock, delay_days };
    marked.set(number, { ...facts, number, url: `${url}#${rowAnchor(position)}`, x: spot.x, y: spot.y });
  }
  return [...marked.values()]
    .sort((a, b) => (b.price?.value ?? 0) - (a.price?.value ?? 0))
    .slice(0, MAX_MARKS)
    .sort((a, b) => Number(a.number) - Number(b.number));
}
