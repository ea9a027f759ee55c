import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { writeTestFolder } from '#tests/support/test-shop-folder.ts';
import { openShopFolder } from '../files/shop-folder.ts';
import { storeFiles } from './store-files.ts';

describe('files of a shop', () => {
  it('same photograph under several names: stored once, and all names lead to it', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `media/lamp-${index}.jpg`);
    const { path, remove } = await writeTestFolder(
      Object.fromEntries(names.map((name) => [name, new Uint8Array(300_000).fill(7)])),
    );
    const to = join(path, '.stored');
    const stored = await storeFiles(await openShopFolder(path), [], to);
    expect(stored).toHaveLength(names.length);
    const [place = ''] = new Set(stored.map((file) => file.stored));
    expect(await readdir(join(to, 'originals'))).toEqual([place.slice('originals/'.length)]);
    await remove();
  });
});
