import { mediaUrl } from '#client/app/page/media-url.ts';
import type { DimensionDrawingModel } from '#shared/drawing/dimension-drawing-layout.ts';
import { href } from '#routes/href.ts';
import { entityMeta, findEntity } from '#client/pages/common/load/entity-page.ts';
import type { PageLoad } from '#client/pages/common/load/page-load.ts';
import type { DrawingData } from '#shared/contract/drawing.ts';
import type { Product, ProductModel, ProductVariant } from '#shared/contract/product.ts';
import type { ProductAr } from '#shared/contract/product-ar.ts';
import type { ProductPicture } from '#shared/contract/product-picture.ts';
import { arModes } from './ar-modes.ts';
import { toArPath } from './ar-path.ts';
import { qrMatrix, type QrMatrix } from './qr-matrix.ts';

export type ArView = {
  colour: string;
  label: string;
  glb: string;
  usdz: string;
  /** Query that selects this view; empty for the default. */
  query: string;
  /** Absolute URL, for the QR code. */
  url: string;
  qr: QrMatrix;
};

export type ProductArData = {
  name: string;
  subtitle: string;
  /** Drawing in the model's size. */
  drawing: DrawingData;
  /** Size of the model; its name is empty when the product has only one. */
  model: DimensionDrawingModel;
  pictures: ProductPicture[];
  placement: ProductAr['placement'];
  /** AR modes, in the format of model-viewer. */
  modes: string;
  views: ArView[];
  chosen: string;
  productPath: string;
};

/**
 * Loads the AR page of a product; `ref` in the query selects a colour. Runs on the server only, because these pages
 * always load a new document. Without a model: 404.
 */
export const load: PageLoad<ProductArData> = async (args) => {
  const { api, match, search, store, text } = args;
  const { siteUrl } = store.settings;
  const entity = await findEntity(args, 'product', search.size > 0 ? `?${search}` : '', toArPath);
  const product = await api.products.get(entity.entity.id);
  const { ar } = product;
  if (!ar) return { kind: 'notFound' };
  const model = product.models.find(
    ({ width, height, depth }) =>
      width === ar.dimensions.w && height === ar.dimensions.h && depth === ar.dimensions.d,
  );
  const variants = variantsOf(ar, product);
  const first = variants.find(({ color }) => color === product.drawing.colour) ?? variants[0];
  const requested = product.variants.find(({ reference }) => reference === search.get('ref'));
  const views = variants.map(({ name, color, glb, usdz }): ArView => {
    const isFirst = color === (requested?.colour.value ?? first?.color);
    const query = isFirst ? refQuery(requested) : refQuery(variantOf(product, model, color));
    const url = siteUrl + match.pathname + query;
    return {
      colour: color,
      label: name,
      glb: mediaUrl(store.settings.mediaUrl, glb),
      usdz: mediaUrl(store.settings.mediaUrl, usdz),
      query,
      url,
      qr: qrMatrix(url),
    };
  });
  const { w: width, h: height, d: depth } = ar.dimensions;
  const { name } = product;
  const meta = entityMeta(entity, args);
  return {
    kind: 'ok',
    data: {
      name,
      subtitle: product.subtitle,
      drawing: { ...product.drawing, width, height, depth },
      model: {
        width,
        height,
        depth,
        label: product.models.length > 1 ? (model?.label ?? '') : '',
        fixings: model?.fixings ?? [],
        connections: model?.connections,
        clearances: model?.clearances,
      },
      pictures: product.pictures,
      placement: ar.placement,
      modes: arModes(siteUrl),
      views,
      chosen:
        views.find(({ colour }) => colour === requested?.colour.value)?.colour ??
        first?.color ??
        product.drawing.colour,
      productPath: meta.canonical ?? href('index', { locale: match.locale, target: match.urlTarget }),
    },
    meta: {
      title: text('ar.page_title', { name }),
      description: text('ar.description', { name }),
      indexed: false,
      alternates: toArPaths(meta.alternates ?? {}),
      audiences: toArPaths(meta.audiences ?? {}),
      breadcrumb: [...entity.breadcrumb, { label: text('ar.crumb'), url: match.pathname }],
    },
  };
};

/** Colours with a model; without named ones, the default colour. */
function variantsOf({ variants, glb, usdz }: ProductAr, product: Product): ProductAr['variants'] {
  if (variants.length > 0) return variants;
  const color = product.drawing.colour;
  const name = product.colours.find(({ value }) => value === color)?.label ?? color;
  return [{ name, color, glb, usdz }];
}

function toArPaths<Key extends string>(paths: Partial<Record<Key, string>>): Partial<Record<Key, string>> {
  const entries = Object.entries<string | undefined>(paths).flatMap(([key, path]) =>
    path === undefined ? [] : [[key, toArPath(path)]],
  );
  return Object.fromEntries(entries) as Partial<Record<Key, string>>;
}

/** The variant with the model's size in a colour. */
function variantOf(product: Product, model: ProductModel | undefined, colour: string) {
  const ofColour = product.variants.filter((variant) => variant.colour.value === colour);
  return ofColour.find((variant) => variant.model === model?.code) ?? ofColour[0];
}

/** Query that selects a variant, as on the product page. */
function refQuery(variant: Pick<ProductVariant, 'reference'> | undefined): string {
  return variant ? `?ref=${encodeURIComponent(variant.reference)}` : '';
}
