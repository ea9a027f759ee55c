import { mediaUrl } from '#client/app/media-url.ts';
import { useStore } from '#client/stores/store-context.ts';
import type { PictureSource, ProductPicture } from '#shared/contract/product-picture.ts';

type Sources = { sources: PictureSource[]; fallback: string; width: number; height: number };

/** Where a product's picture is found, below the configured media address. */
export function useProductSources({
  srcset,
  webp,
  width,
  height,
}: Pick<ProductPicture, 'srcset' | 'webp' | 'width' | 'height'>): Sources {
  const { mediaUrl: media } = useStore().settings;
  return {
    sources: srcset.map((source) => ({ ...source, url: mediaUrl(media, source.url) })),
    fallback: mediaUrl(media, webp),
    width,
    height,
  };
}
