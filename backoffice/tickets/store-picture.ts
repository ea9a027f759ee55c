import { chmod } from 'node:fs/promises';
import sharp from 'sharp';

const MODE = 0o600;
/** More than any telephone takes; a small file may say that it is a picture of any size. */
const MAX_PIXELS = 120_000_000;
const QUALITY = 88;

// One picture at a time, and nothing kept of it: calls come first.
sharp.concurrency(1);
sharp.cache(false);
let last: Promise<unknown> = Promise.resolve();

/**
 * Draws a picture anew into a file: turned as it is to be seen, without anything its file said besides, such as the place
 * where it was taken, and without what else the file was. Gives its size in bytes; `undefined` for a damaged one.
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
    // By its bytes it may be one kind, and be decoded as another.
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

/** The library tells of the disk by words alone. */
function isDiskFull(error: unknown): boolean {
  return error instanceof Error && /ENOSPC|No space left|write error/i.test(error.message);
}
