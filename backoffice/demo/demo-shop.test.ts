import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { catalogueFiles } from '#backoffice/shop/catalogue/write-catalogue.ts';
import { readDemoCatalogue } from './demo-catalogue.ts';
import { DEMO_SHOP_FOLDER } from './demo-shop.ts';

describe('files of the demo shop', () => {
  it('catalogue: written from its records, each file is the same', async () => {
    const differing: string[] = [];
    for (const [path, text] of catalogueFiles(await readDemoCatalogue())) {
      if ((await readFile(join(DEMO_SHOP_FOLDER, path), 'utf8')) !== text) differing.push(path);
    }
    expect(differing).toEqual([]);
  });
});
