import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { meanColour } from './mean-colour.ts';

export type Encoding = {
  /** In pixels, ascending. */
  widths: readonly number[];
  avif: { quality: number; effort: number };
  webp: { quality: number; alphaQuality?: number; effort: number };
};

export const CUT_OUT_ENCODING: Encoding = {
  widths: [320, 640, 960, 1280],
  // More effort takes three times as long for a twentieth of the bytes.
  avif: { quality: 55, effort: 3 },
  // At full quality, the alpha channel of shadows would outweigh the picture; below this one, shadows have steps.
  webp: { quality: 78, alphaQuality: 80, effort: 4 },
};

export const SCENE_ENCODING: Encoding = {
  widths: [240, 480, 800, 1080, 1440, 1760],
  avif: { quality: 52, effort: 5 },
  webp: { quality: 76, effort: 6 },
};

const HASH_LENGTH = 10;
/** A source wider than the widest fixed width by this factor is encoded in its own width too. */
const WORTH_SENDING = 1.4;

export type EncodedPicture = {
  name: string;
  widths: number[];
  height: number;
  placeholder: string;
  bytes: number;
};

/**
 * Writes a picture as AVIF and WebP in every width that the source allows. Its own width is added where
 * these are much smaller.
 */
export async function encodePicture(
  source: Buffer,
  label: string,
  folder: string,
  encoding: Encoding,
): Promise<EncodedPicture> {
  const { width, height } = await sharp(source).metadata();
  const fitting = encoding.widths.filter((candidate) => candidate <= width);
  const isWider = width >= WORTH_SENDING * Math.max(0, ...fitting) && width < Math.max(...encoding.widths);
  const widths = isWider ? [...fitting, width] : fitting;
  const files = await Promise.all(
    widths.flatMap((target) => [
      encode(source, target, 'avif', encoding).then((data) => ({ suffix: `${target}.avif`, data })),
      encode(source, target, 'webp', encoding).then((data) => ({ suffix: `${target}.webp`, data })),
    ]),
  );
  const name = `${label}-${hashOf(files.map(({ data }) => data))}`;
  await Promise.all(files.map(({ suffix, data }) => writeFile(join(folder, `${name}-${suffix}`), data)));
  const largest = Math.max(...widths);
  return {
    name,
    widths,
    height: Math.round((height * largest) / width),
    placeholder: await meanColour(source),
    bytes: files.reduce((sum, { data }) => sum + data.length, 0),
  };
}

function encode(
  source: Buffer,
  width: number,
  format: 'avif' | 'webp',
  { avif, webp }: Encoding,
): Promise<Buffer> {
  const resized = sharp(source).resize({ width });
  return format === 'avif' ? resized.avif(avif).toBuffer() : resized.webp(webp).toBuffer();
}

/** Prefix of the SHA-256 of some contents, long enough to be unique. */
export function hashOf(contents: readonly Buffer[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex').slice(0, HASH_LENGTH);
}
