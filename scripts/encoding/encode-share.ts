import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { hashOf } from './encode-picture.ts';

const FRAME = { width: 1200, height: 630 };
/** Room for the product: what shows links cuts their edges. */
const ROOM = { width: 1080, height: 540 };
const PLASTER = '#e6e4dd';
const QUALITY = 82;

/** Writes the picture that links to a product are shared with: the cut-out on its wall, as JPEG. Gives the file's name. */
export async function encodeShare(source: Buffer, product: string, folder: string): Promise<string> {
  const cutOut = await sharp(source)
    .resize({ ...ROOM, fit: 'inside' })
    .toBuffer();
  const data = await sharp({ create: { ...FRAME, channels: 3, background: PLASTER } })
    .composite([{ input: cutOut, gravity: 'centre' }])
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
  const name = `${product}-${hashOf([data])}-share.jpg`;
  await writeFile(join(folder, name), data);
  return name;
}
