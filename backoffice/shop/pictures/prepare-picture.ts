import sharp, { type Sharp } from 'sharp';
import { frameAround, type FocalPoint } from '#shared/domain/picture-frame.ts';
import { MAX_PIXELS } from './inspect-picture.ts';

const MAX_GALLERY_WIDTH = 1760;
const MAX_FRONT = { width: 1280, height: 2000 };
/** Light enough to be the background of a packshot. */
const WHITE = 244;
const TRIM_THRESHOLD = 14;
const CORNERS = 8;
const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 };

/**
 * A picture as a gallery shows it: upright, sRGB, without metadata and transparency. With a focal point it is cut to
 * the shape of the frame around that point.
 * @throws when the picture cannot be decoded whole
 */
export async function prepareGalleryPicture(bytes: Buffer, focus: FocalPoint | null): Promise<Buffer> {
  const upright = await decode(bytes);
  const { width, height } = await sizeOf(upright);
  const flat = sharp(upright).flatten({ background: '#ffffff' });
  const cut = focus === null ? flat : flat.extract(frameAround(focus, width, height));
  return await cut.resize({ width: MAX_GALLERY_WIDTH, withoutEnlargement: true }).png(FAST).toBuffer();
}

/**
 * A whole picture as WebP, upright and without metadata.
 * @param width in pixels that it has at most
 * @throws when the picture cannot be decoded whole
 */
export async function prepareWholePicture(bytes: Buffer, width: number): Promise<Buffer> {
  const upright = await decode(bytes);
  const flat = sharp(upright).flatten({ background: '#ffffff' });
  return await flat.resize({ width, withoutEnlargement: true }).webp().toBuffer();
}

/**
 * A picture as the front of a product. A plain background is trimmed, so that the product fills a transparent box of
 * its own shape at its true scale.
 * @param size of the product in mm; `null` when the picture keeps its own shape
 * @returns `isPhotograph`: true when the picture has a background of its own
 * @throws when the picture cannot be decoded whole
 */
export async function prepareFrontPicture(
  bytes: Buffer,
  size: { width: number; height: number } | null,
): Promise<{ content: Buffer; isPhotograph: boolean }> {
  const upright = await decode(bytes);
  const isPlain = await hasPlainBackground(upright);
  const product = isPlain ? await trim(upright) : upright;
  const { width, height } = await sizeOf(product);
  const ratio = size ? size.width / size.height : width / height;
  const box = Math.min(Math.max(width, height * ratio), MAX_FRONT.width, MAX_FRONT.height * ratio);
  const content = await sharp(product)
    .ensureAlpha()
    .resize({
      width: Math.max(1, Math.round(box)),
      height: Math.max(1, Math.round(box / ratio)),
      fit: 'contain',
      background: TRANSPARENT,
    })
    .png(FAST)
    .toBuffer();
  return { content, isPhotograph: !isPlain };
}

/** Intermediate pictures are compressed fast: they are not stored. */
const FAST = { compressionLevel: 1 } as const;

async function decode(bytes: Buffer): Promise<Buffer> {
  const source = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' });
  return await source.autoOrient().toColourspace('srgb').png(FAST).toBuffer();
}

/** True when all four corners are transparent, or all four white. */
async function hasPlainBackground(picture: Buffer): Promise<boolean> {
  const { width, height } = await sizeOf(picture);
  const side = Math.min(CORNERS, width, height);
  const corners = [0, width - side].flatMap((left) => [0, height - side].map((top) => ({ left, top })));
  const minima = await Promise.all(
    corners.map(async (corner) => {
      const { channels } = await sharp(
        await sharp(picture)
          .ensureAlpha()
          .extract({ ...corner, width: side, height: side })
          .png()
          .toBuffer(),
      ).stats();
      const [red, green, blue, alpha] = channels;
      const darkest = Math.min(red?.min ?? 0, green?.min ?? 0, blue?.min ?? 0);
      return { isClear: (alpha?.max ?? 0) === 0, isWhite: darkest >= WHITE };
    }),
  );
  return minima.every(({ isClear }) => isClear) || minima.every(({ isWhite }) => isWhite);
}

/** The picture without its plain border; a picture that is all background stays whole. */
async function trim(picture: Buffer): Promise<Buffer> {
  const trimmed: Sharp = sharp(picture).trim({ threshold: TRIM_THRESHOLD });
  return await trimmed
    .png(FAST)
    .toBuffer()
    .catch(() => picture);
}

async function sizeOf(picture: Buffer): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(picture).metadata();
  return { width, height };
}
