import { mediaUrl } from './media-url.ts';
import { useStore } from '#client/stores/store-context.ts';
import type { PictureSource } from '#shared/contract/product-picture.ts';
import type { ScenePicture } from '#shared/contract/scene-picture.ts';

type Sources = { sources: PictureSource[]; fallback: string; width: number; height: number };
type Stored = Pick<ScenePicture, 'srcset' | 'webp' | 'width' | 'height'>;

export function usePictureSources({ srcset, webp, width, height }: Stored): Sources {
  const { mediaUrl: media } = useStore().settings;
  return {
    sources: srcset.map((source) => ({ ...source, url: mediaUrl(media, source.url) })),
    fallback: mediaUrl(media, webp),
    width,
    height,
  };
}
