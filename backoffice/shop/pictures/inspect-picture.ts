import sharp from 'sharp';
import type { Reason } from '#backoffice/shop/files/issue-finding.ts';

/** Facts of a picture that can be encoded. `width` and `height`: upright, in pixels. */
export type PictureFacts = { width: number; height: number };

const MEGABYTE = 1024 ** 2;
const MAX_BYTES = 40 * MEGABYTE;
/** Exceeds every camera; a small file can declare any size. */
export const MAX_PIXELS = 120_000_000;
const MEGAPIXEL = 1_000_000;
const FORMATS = new Set(['jpeg', 'png', 'webp', 'heif']);
/** EXIF orientations that swap width and height. */
const FIRST_TURNED = 5;
/** Formats by their first bytes, to name those that are not accepted. */
const OTHER_FORMATS = [
  { name: 'GIF', at: 0, bytes: 'GIF8' },
  { name: 'HEIC', at: 4, bytes: 'ftyphei' },
  { name: 'HEIC', at: 4, bytes: 'ftypmif1' },
  { name: 'TIFF', at: 0, bytes: 'II*\0' },
  { name: 'TIFF', at: 0, bytes: 'MM\0*' },
  { name: 'BMP', at: 0, bytes: 'BM' },
  { name: 'Photoshop', at: 0, bytes: '8BPS' },
  { name: 'PDF', at: 0, bytes: '%PDF' },
  { name: 'SVG', at: 0, bytes: '<' },
] as const;

/** Checks a picture by its bytes, without decoding it: format, size, pixels, end of the file, animation. */
export async function inspectPicture(bytes: Buffer): Promise<PictureFacts | Reason> {
  if (bytes.length > MAX_BYTES) return { code: 'picture_bytes', values: { limit: MAX_BYTES / MEGABYTE } };
  const other = OTHER_FORMATS.find(({ at, bytes: start }) => hasText(bytes, at, start));
  if (other && !hasText(bytes, 4, 'ftypavif'))
    return { code: 'picture_format', values: { format: other.name } };
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (metadata === undefined) return { code: 'picture_damaged', values: {} };
  const { format, compression, width, height, pages = 1, orientation = 1 } = metadata;
  const isKnown = FORMATS.has(format) && (format !== 'heif' || compression === 'av1');
  if (!isKnown) return { code: 'picture_format', values: { format: format.toUpperCase() } };
  if (pages > 1) return { code: 'picture_animated', values: {} };
  if (width * height > MAX_PIXELS)
    return { code: 'picture_pixels', values: { limit: MAX_PIXELS / MEGAPIXEL } };
  if (isTruncated(bytes, format)) return { code: 'picture_damaged', values: {} };
  return orientation >= FIRST_TURNED ? { width: height, height: width } : { width, height };
}

/** Cameras append data to a JPEG, so that its end marker is searched backwards. */
function isTruncated(bytes: Buffer, format: string): boolean {
  if (format === 'jpeg') return bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) < 0;
  if (format === 'png') return bytes.lastIndexOf(Buffer.from('IEND')) < 0;
  if (format === 'webp') return bytes.readUInt32LE(4) + 8 > bytes.length;
  return false;
}

function hasText(bytes: Buffer, at: number, text: string): boolean {
  return bytes.subarray(at, at + text.length).toString('latin1') === text;
}
