import { chmod } from 'node:fs/promises';
import sharp from 'sharp';

const MODE = 0o600;
/** Exceeds every phone's pictures; a small file can declare any size. */
const MAX_PIXELS = 120_000_000;
const QUALITY = 88;

// One picture at a time and without cache, so that requests have priority.
sharp.concurrency(1);
sharp.cache(false);
let last: Promise<unknown> = Promise.resolve();

/**
 * Re-encodes a picture: upright, without metadata such as the position, and without any other content of the
 * file. Returns its size in bytes; `undefined` for a damaged one.
 */
export async function storePicture(
  path: string,
  target: string,
  type: 'image/jpeg' | 'image/png',
): Promise<number | undefined> {
  const drawing = last.then(() => draw(path, target, type));
  last = drawing.catch(() => undefined);
  return drawing;
}

async function draw(
  path: string,
  target: string,
  type: 'image/jpeg' | 'image/png',
): Promise<number | undefined> {
  const format = type === 'image/jpeg' ? 'jpeg' : 'png';
  const picture = sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'truncated', sequentialRead: true });
  try {
    // Signature and decoder may disagree on the format.
    if ((await picture.metadata()).format !== format) return undefined;
    const turned = picture.autoOrient();
    const written = await (format === 'jpeg' ? turned.jpeg({ quality: QUALITY }) : turned.png()).toFile(
      target,
    );
    await chmod(target, MODE);
    return written.size;
  } catch (error) {
    if (isDiskFull(error)) throw error;
    return undefined;
  }
}

/** The library reports a full disk in its message only. */
function isDiskFull(error: unknown): boolean {
  return error instanceof Error && /ENOSPC|No space left|write error/i.test(error.message);
}
