import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  MANIFEST_NAME,
  readMediaManifest,
  type MediaManifest,
  type MediaPicture,
} from '#backoffice/demo/media-manifest.ts';
import { encodeIfChanged } from './encode-if-changed.ts';
import { CUT_OUT_ENCODING, encodePicture } from '#backoffice/pictures/encode-picture.ts';
import { fileNames, removeUnnamed } from './remove-unnamed.ts';
import { softenShadow } from './soften-shadow.ts';

/** A size of a product in mm, and its colours. Sizes of a product that differ in depth alone share their pictures. */
export type EncodedSize = { key: string; width: number; height: number; colours: string[] };

/** Margin around a rendered product, in mm; small products are rendered closer. */
export type CutOutFrame = { margin: number; closeUp: number; closeUpBelow: number };

type Options = {
  from: string;
  to: string;
  sizes: readonly EncodedSize[];
  frame: CutOutFrame;
  onPicture?: (label: string, bytes: number) => void;
};

/** Tolerated difference between the aspect ratios of picture and product, due to rounding to pixels. */
const SHAPE_TOLERANCE = 0.02;

/**
 * Encodes the cut-outs `<product>-<width>x<height>-<colour>.png` of a folder and writes the manifest. Pictures that were
 * encoded before stay, even without their source; unreferenced files are removed.
 */
export async function encodeFolder({ from, to, sizes, frame, onPicture }: Options): Promise<MediaManifest> {
  await mkdir(to, { recursive: true });
  const before = await readMediaManifest(to);
  const known = new Map(
    before.pictures.map((picture) => {
      const { product: key, product_width: width, product_height: height, colour } = picture;
      return [labelOf({ key, width, height }, colour), picture];
    }),
  );
  const manifest: MediaManifest = { pictures: [] };
  for (const size of sizes) {
    for (const colour of size.colours) {
      const label = labelOf(size, colour);
      const picture = await encodeIfChanged(
        join(from, `${label}.png`),
        known.get(label),
        async (content, source) => {
          const { bytes, ...encoded } = await encode(content, source, size, { colour, to, frame });
          onPicture?.(label, bytes);
          return encoded;
        },
      );
      if (picture) manifest.pictures.push(picture);
    }
  }
  await writeFile(join(to, MANIFEST_NAME), `${JSON.stringify(manifest, null, 1)}\n`);
  await removeUnnamed(to, manifest.pictures.flatMap(fileNames));
  return manifest;
}

/** Name of a cut-out without its extension. */
function labelOf({ key, width, height }: Omit<EncodedSize, 'colours'>, colour: string): string {
  return `${key}-${width}x${height}-${colour}`;
}

async function encode(
  content: Buffer,
  source: string,
  size: EncodedSize,
  { colour, to, frame }: { colour: string; to: string; frame: CutOutFrame },
): Promise<MediaPicture & { bytes: number }> {
  const label = labelOf(size, colour);
  const isCloseUp = Math.max(size.width, size.height) < frame.closeUpBelow;
  const margin = isCloseUp ? frame.margin / frame.closeUp : frame.margin;
  const { width } = await checkShape(content, label, (size.width + 2 * margin) / (size.height + 2 * margin));
  const cutOut = await softenShadow(content, (margin * width) / (size.width + 2 * margin));
  return {
    product: size.key,
    colour,
    source,
    ...(await encodePicture(cutOut, label, to, CUT_OUT_ENCODING)),
    product_width: size.width,
    product_height: size.height,
    margin,
  };
}

/**
 * Returns the size of a cut-out. Another aspect ratio means another product size or another margin, so the
 * picture would be placed wrongly.
 */
async function checkShape(source: Buffer, label: string, expected: number): Promise<{ width: number }> {
  const { width, height } = await sharp(source).metadata();
  if (Math.abs(width / height / expected - 1) < SHAPE_TOLERANCE) return { width };
  throw new Error(
    `${label}.png is ${width} × ${height}; its product asks for a width of ${expected.toFixed(2)} heights.`,
  );
}
