import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { CUT_OUT_ENCODING, encodePicture } from './encode-picture.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atre-picture-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function widthsOf(width: number): Promise<number[]> {
  const create = { width, height: 100, channels: 4, background: '#b23a17' } as const;
  const { widths } = await encodePicture(
    await sharp({ create }).png().toBuffer(),
    'picture',
    folder,
    CUT_OUT_ENCODING,
  );
  return widths;
}

describe('widths of a picture', () => {
  it('own width: added where the fixed ones are much smaller', async () => {
    expect(await widthsOf(480)).toEqual([320, 480]);
    expect(await widthsOf(400)).toEqual([320]);
    expect(await widthsOf(900)).toEqual([320, 640, 900]);
    expect(await widthsOf(2000)).toEqual([320, 640, 960, 1280]);
  });
});
