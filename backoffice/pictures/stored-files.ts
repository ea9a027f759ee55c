import type { ScenePicture } from '#shared/contract/scene-picture.ts';

const TYPES = { avif: 'image/avif', webp: 'image/webp' } as const;

type Files = { name: string; widths: number[]; height: number; placeholder: string };

/** Files of a picture in one folder of the media store, in the stored form. */
export function storedFiles(
  folder: string,
  { name, widths, height, placeholder }: Files,
): Omit<ScenePicture, 'alt' | 'tone'> {
  const largest = Math.max(...widths);
  const address = (width: number, format: keyof typeof TYPES) => `${folder}/${name}-${width}.${format}`;
  return {
    url: address(largest, 'avif'),
    webp: address(largest, 'webp'),
    width: largest,
    height,
    srcset: (['avif', 'webp'] as const).flatMap((format) =>
      widths.map((width) => ({ url: address(width, format), width, type: TYPES[format] })),
    ),
    placeholder,
  };
}
