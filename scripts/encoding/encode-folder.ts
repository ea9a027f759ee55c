import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  MANIFEST_NAME,
  readMediaManifest,
  type MediaManifest,
  type MediaPicture,
} from '#backoffice/demo/media-manifest.ts';
import { CUT_OUT_ENCODING, encodePicture, hashOf } from './encode-picture.ts';

/** What must be known of a product: its size as it was rendered, in mm, and the colour its card shows. */
export type EncodedProduct = { key: string; width: number; height: number; colours: string[] };

/** Millimetres left around a product when it is rendered; small things are rendered from nearer. */
export type CutOutFrame = { margin: number; closeUp: number; closeUpBelow: number };

type Options = {
  from: string;
  to: string;
  products: readonly EncodedProduct[];
  frame: CutOutFrame;
  onPicture?: (label: string, bytes: number) => void;
};

/** How far the shape of a picture may be from that of its product: what rounding to pixels explains. */
const SHAPE_TOLERANCE = 0.02;

/**
 * Encodes the cut-outs `<product>-<colour>.png` of a folder and writes the manifest. Pictures encoded before stay as
 * they are, whether their source is still there or not; files that nothing names any more are removed.
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
      const file = join(from, `${label}.png`);
      const old = known.get(label);
      if (!existsSync(file)) {
        if (old) manifest.pictures.push(old);
        continue;
      }
      const source = await readFile(file);
      const isNew = old?.source !== hashOf([source]);
      if (isNew) {
        const { bytes, picture } = await encode(source, product, colour, { to, frame });
        manifest.pictures.push(picture);
        onPicture?.(label, bytes);
      } else manifest.pictures.push(old);
    }
  }
  await writeFile(join(to, MANIFEST_NAME), `${JSON.stringify(manifest, null, 1)}\n`);
  await removeUnnamed(to, manifest);
  return manifest;
}

async function encode(
  source: Buffer,
  product: EncodedProduct,
  colour: string,
  { to, frame }: { to: string; frame: CutOutFrame },
): Promise<{ picture: MediaPicture; bytes: number }> {
  const label = `${product.key}-${colour}`;
  const isCloseUp = Math.max(product.width, product.height) < frame.closeUpBelow;
  const margin = isCloseUp ? frame.margin / frame.closeUp : frame.margin;
  await checkShape(source, label, (product.width + 2 * margin) / (product.height + 2 * margin));
  const { bytes, ...encoded } = await encodePicture(source, label, to, CUT_OUT_ENCODING);
  const picture = {
    product: product.key,
    colour,
    source: hashOf([source]),
    ...encoded,
    product_width: product.width,
    product_height: product.height,
    margin,
  };
  return { picture, bytes };
}

/** A picture of another shape shows another size, or was rendered with another margin: it would stand crooked. */
async function checkShape(source: Buffer, label: string, expected: number): Promise<void> {
  const { width, height } = await sharp(source).metadata();
  if (Math.abs(width / height / expected - 1) < SHAPE_TOLERANCE) return;
  throw new Error(
    `${label}.png is ${width} × ${height}; its product asks for a width of ${expected.toFixed(2)} heights.`,
  );
}

async function removeUnnamed(folder: string, { pictures }: MediaManifest): Promise<void> {
  const names = new Set([MANIFEST_NAME]);
  for (const { name, widths } of pictures) {
    for (const width of widths) names.add(`${name}-${width}.avif`).add(`${name}-${width}.webp`);
  }
  const files = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile());
  const unnamed = files.map(({ name }) => name).filter((name) => !names.has(name));
  await Promise.all(unnamed.map((name) => rm(join(folder, name))));
}
