import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { softenShadow } from './soften-shadow.ts';

const SIZE = 40;
const MARGIN = 10;

/** Alpha of each pixel in the middle row of a picture with uniform alpha around an opaque product. */
async function middleRow(shadow: number): Promise<number[]> {
  const pixels = Buffer.alloc(SIZE * SIZE * 4, 60);
  for (let index = 0; index < SIZE * SIZE; index += 1) {
    const [x, y] = [index % SIZE, Math.floor(index / SIZE)];
    const isProduct = [x, y].every((at) => at >= MARGIN && at < SIZE - MARGIN - 5);
    pixels[index * 4 + 3] = isProduct ? 255 : shadow;
  }
  const source = await sharp(pixels, { raw: { width: SIZE, height: SIZE, channels: 4 } })
    .png()
    .toBuffer();
  const { data } = await sharp(await softenShadow(source, MARGIN))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const row = SIZE / 2;
  return Array.from({ length: SIZE }, (_, x) => data[(row * SIZE + x) * 4 + 3] ?? NaN);
}

describe('shadow of a cut-out', () => {
  it('margin: the shadow fades to zero over it, step by step, and the product stays', async () => {
    const row = await middleRow(120);
    const margin = row.slice(0, MARGIN);
    expect(margin[0]).toBe(0);
    expect(margin).toEqual(margin.toSorted((one, other) => one - other));
    expect(row.slice(MARGIN, SIZE - MARGIN - 5).every((alpha) => alpha === 255)).toBe(true);
    expect(row[SIZE - MARGIN - 1]).toBe(120);
    expect(row[SIZE - 1]).toBe(0);
  });

  it('faint shadow: removed, so that the frame is not visible as a box', async () => {
    const row = await middleRow(12);
    expect(row.filter((alpha) => alpha !== 0 && alpha !== 255)).toEqual([]);
  });
});
