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

/** Data of a product: its rendered size in mm, and the colours, that of its card first. */
export type EncodedProduct = { key: string; width: number; height: number; colours: string[] };

/** Margin around a rendered product, in mm; small products are rendered closer. */
export type CutOutFrame = { margin: number; closeUp: number; closeUpBelow: number };

type Options = {
  from: string;
  to: string;
  products: readonly EncodedProduct[];
  frame: CutOutFrame;
  onPicture?: (label: string, bytes: number) => void;
};

/** Tolerated difference between the aspect ratios of picture and product, due to rounding to pixels. */
const SHAPE_TOLERANCE = 0.02;

/**
 * Encodes the cut-outs `<product>-<colour>.png` of a folder and writes the manifest. Pictures that were
 * encoded before stay, even without their source; unreferenced files are removed.
 */
export async function encodeFolder({
  from,
  to,
  products,
  frame,
  onPicture,
}: Options): Promise<MediaManifest> {
  await mkdir(to, { recursive: true });
  const before = await readMediaManifest(to);
  const known = new Map(before.pictures.map((picture) => [`${picture.product}-${picture.colour}`, picture]));
  const manifest: MediaManifest = { pictures: [] };
  for (const product of products) {
    for (const colour of product.colours) {
      const label = `${product.key}-${colour}`;
      const picture = await encodeIfChanged(
        join(from, `${label}.png`),
        known.get(label),
        async (content, source) => {
          const { bytes, ...encoded } = await encode(content, source, product, { colour, to, frame });
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

async function encode(
  content: Buffer,
  source: string,
  product: EncodedProduct,
  { colour, to, frame }: { colour: string; to: string; frame: CutOutFrame },
): Promise<MediaPicture & { bytes: number }> {
  const label = `${product.key}-${colour}`;
  const isCloseUp = Math.max(product.width, product.height) < frame.closeUpBelow;
  const margin = isCloseUp ? frame.margin / frame.closeUp : frame.margin;
  const { width } = await checkShape(
    content,
    label,
    (product.width + 2 * margin) / (product.height + 2 * margin),
  );
  const cutOut = await softenShadow(content, (margin * width) / (product.width + 2 * margin));
  return {
    product: product.key,
    colour,
    source,
    ...(await encodePicture(cutOut, label, to, CUT_OUT_ENCODING)),
    product_width: product.width,
    product_height: product.height,
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
