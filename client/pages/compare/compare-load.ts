import { pictureOf } from '#client/components/product-front/picture-of.ts';
import type { LoadArgs, PageLoad } from '#client/pages/common/load/page-load.ts';
import { href } from '#routes/href.ts';
import { ApiError, UnavailableError } from '#shared/api/api-error.ts';
import type { Product } from '#shared/contract/product.ts';
import { toSitePath } from '#shared/site-path.ts';
import { readComparedIds } from '#shared/domain/compared-ids.ts';

/** The product fields that the page shows, to limit the transferred data. */
export type ComparedProduct = Pick<
  Product,
  | 'id'
  | 'name'
  | 'subtitle'
  | 'canonical'
  | 'drawing'
  | 'cover'
  | 'colours'
  | 'price'
  | 'energy'
  | 'attributes'
  | 'technical'
  | 'guarantee'
> & { models: Pick<Product['models'][number], 'width' | 'height' | 'depth' | 'weight' | 'energy_class'>[] };

export type CompareData = {
  products: ComparedProduct[];
  /** Number of requested products that cannot be shown: unknown, withdrawn or not sold to this audience. */
  missing: number;
  tooMany: number;
  onlyDifferences: boolean;
  categories: { id: number; name: string; url: string }[];
};

/** Loads up to four products from a shareable URL. Missing products are counted. */
export const load: PageLoad<CompareData> = async (args) => {
  const { api, match, search, text } = args;
  const { ids, tooMany, odd } = readComparedIds(search);
  const found = await Promise.all(ids.map((id) => findProduct(args, id)));
  const products = found.flatMap((product) => product ?? []);
  const roots = products.length < 2 ? (await api.categories.list({ depth: 0 })).items : [];
  const site = { locale: match.locale, target: match.urlTarget };
  return {
    kind: 'ok',
    data: {
      products: products.map(toCompared),
      missing: ids.length - products.length + odd,
      tooMany,
      onlyDifferences: search.get('only') === 'differences',
      categories: roots.map(({ id, name, canonical }) => ({ id, name, url: canonical[match.urlTarget] })),
    },
    meta: {
      title:
        products.length > 0
          ? text('compare.page_title', { names: products.map(({ name }) => name).join(', ') })
          : text('compare.title'),
      description: text('compare.description'),
      indexed: false,
      breadcrumb: [{ label: text('compare.title'), url: href('compare', site) }],
    },
  };
};

/** Returns `undefined` for a product that is unknown or hidden from this audience. */
async function findProduct({ api, match }: LoadArgs, id: number): Promise<Product | undefined> {
  try {
    const product = await api.products.get(id);
    // The column needs the product's path and at least one model for its sizes.
    const isShown = toSitePath(product.canonical[match.urlTarget]) !== undefined && product.models.length > 0;
    return isShown ? product : undefined;
  } catch (error) {
    const isRefused = error instanceof ApiError && !(error instanceof UnavailableError);
    if (isRefused && (error.statusCode === 404 || error.statusCode === 400)) return undefined;
    throw error;
  }
}

/** Drawing and picture of the size that the printed price is for, as on cards. */
function showPricedSize({ drawing, cover, price, variants, models, pictures }: Product) {
  const cheapest = price?.from && variants.find((variant) => variant.price?.value === price.value);
  const model = cheapest && models.find(({ code }) => code === cheapest.model);
  if (!model) return { drawing, cover };
  const { width, height, depth } = model;
  const shown = { ...drawing, width, height, depth };
  return { drawing: shown, cover: pictureOf(shown, pictures) ?? cover };
}

function toCompared(product: Product): ComparedProduct {
  const { id, name, subtitle, canonical, colours, price, energy, attributes } = product;
  const { technical, guarantee } = product;
  return {
    id,
    name,
    subtitle,
    canonical,
    ...showPricedSize(product),
    colours,
    price,
    energy,
    attributes,
    technical,
    guarantee,
    models: product.models.map(({ width, height, depth, weight, energy_class }) => ({
      width,
      height,
      depth,
      weight,
      energy_class,
    })),
  };
}
