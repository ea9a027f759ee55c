import { mediaUrl } from '#client/app/page/media-url.ts';
import { readFavorites } from '#client/pages/common/load/read-favorites.ts';
import { entityMeta, findEntity } from '#client/pages/common/load/entity-page.ts';
import { listOrEmpty } from '#client/pages/common/load/unavailable.ts';
import type { PageLoad } from '#client/pages/common/load/page-load.ts';
import type { PageSummary } from '#shared/contract/page.ts';
import type { Product, ProductCard } from '#shared/contract/product.ts';
import { readSizing, type Sizing } from '#shared/domain/sizing/read-sizing.ts';
import { hasDrawing } from '#shared/drawing/has-drawing.ts';
import { loadRange } from './range/load-range.ts';
import { withWholeVariants } from './whole-variants.ts';
import { productData } from './product-data.ts';

export type ProductPageData = {
  product: Product;
  chosen: string | null;
  favorites: number[];
  /** Reports on worksites that have the product, the newest first. */
  worksites: PageSummary[];
  /** Which size to take; `null` for products without such a question. */
  sizing: Sizing | null;
  /** The product among its neighbours of the same range; empty without any. */
  range: ProductCard[];
};

const MAX_WORKSITES = 3;

/** The colours in the size of the card: search engines need no other sizes. */
function picturesOfCard({ drawing, pictures }: Product): Product['pictures'] {
  if (!hasDrawing(drawing)) return pictures;
  return pictures.filter(({ scale }) => scale.width === drawing.width && scale.height === drawing.height);
}

/** The page’s module has its late parts: a file less than if both shared them. */
async function preloadParts(): Promise<void> {
  const { preloadLateParts } = await import('./product-page.tsx');
  await preloadLateParts();
}

/** Loads a product. `ref` in the query selects a variant, so that variant links work without scripts. */
export const load: PageLoad<ProductPageData> = async (args) => {
  const { api, search, store, match } = args;
  const entity = await findEntity(args, 'product', search.size > 0 ? `?${search}` : '');
  const { id } = entity.entity;
  const [answered, favorites, worksites] = await Promise.all([
    api.products.get(id),
    readFavorites(args),
    listOrEmpty(api.pages.list({ type: ['chantier'], product: id, perPage: MAX_WORKSITES })),
    preloadParts(),
  ]);
  const product = withWholeVariants(answered);
  if (!product) return { kind: 'notFound' };
  const sizing = readSizing(product, search);
  const range = await loadRange(api, product);
  const meta = entityMeta(entity, args);
  const { siteUrl } = store.settings;
  const pictureUrl = (path: string) => new URL(mediaUrl(store.settings.mediaUrl, path), siteUrl).href;
  const chosen =
    product.variants.find((variant) => variant.reference === search.get('ref'))?.reference ?? null;
  return {
    kind: 'ok',
    data: { product, chosen, favorites, worksites, sizing, range },
    meta: {
      ...meta,
      title: args.text('product.page_title', { name: product.name, subtitle: product.subtitle }),
      type: 'product',
      structuredData: [
        productData(product, {
          url: siteUrl + (meta.canonical ?? match.pathname),
          images: picturesOfCard(product).map(({ webp }) => pictureUrl(webp)),
          priceCurrency: store.settings.salesplan.currency.code,
        }),
      ],
    },
  };
};
