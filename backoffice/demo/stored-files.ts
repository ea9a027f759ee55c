import type { ScenePicture } from '#shared/contract/scene-picture.ts';

const TYPES = { avif: 'image/avif', webp: 'image/webp' } as const;

/** What is known of a picture's files: one of each width in each format. */
type Files = { name: string; widths: number[]; height: number; placeholder: string };

/** The files of a picture in one folder of the media store, as they are stored and answered. */
export function storedFiles(
  folder: string,
  { name, widths, height, placeholder }: Files,
): Omit<ScenePicture, 'alt'> {
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
