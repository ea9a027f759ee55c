import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Database } from '#backoffice/database/database.ts';
import type { StoredPicture } from '#backoffice/products/product-record.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { readMediaManifest, type MediaPicture } from './media-manifest.ts';
import { seedPictures } from './seed-pictures.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const PICTURE: MediaPicture = {
  product: 'refend',
  colour: 'blanc',
  source: '0123456789',
  name: 'refend-blanc-0123456789',
  widths: [320],
  height: 200,
  placeholder: '#ffffff',
  product_width: 840,
  product_height: 560,
  margin: 90,
};

async function picturesOf(reference: string): Promise<Record<string, StoredPicture>> {
  const rows = await database.db
    .selectFrom('product_picture')
    .innerJoin('product', 'product.id', 'product_id')
    .where('reference', '=', reference)
    .select(['colour', 'data'])
    .execute();
  return Object.fromEntries(rows.map(({ colour, data }) => [colour, data as StoredPicture]));
}

describe('pictures created after the database was filled', () => {
  it('next start: new pictures are added, changed ones replaced and missing ones removed', async () => {
    const reference = 'AT-RFD';
    const manifest = await readMediaManifest();
    const others = manifest.pictures.filter(({ product }) => product !== 'refend');
    await seedPictures(database.db, { ...manifest, pictures: [...others, PICTURE] });
    expect((await picturesOf(reference))['blanc']).toMatchObject({ width: 320, placeholder: '#ffffff' });

    const again = { ...PICTURE, placeholder: '#eeeeee' };
    await seedPictures(database.db, { ...manifest, pictures: [...others, again] });
    expect(Object.values(await picturesOf(reference)).map(({ placeholder }) => placeholder)).toEqual([
      '#eeeeee',
    ]);

    await seedPictures(database.db, { ...manifest, pictures: others });
    expect(await picturesOf(reference)).toEqual({});
    expect(Object.keys(await picturesOf('AT-LAM'))).toHaveLength(5);
  });
});
