import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Database } from '#backoffice/database/database.ts';
import { readModelManifest, type ModelEntry } from '#backoffice/models/model-manifest.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { MODELS_FOLDER } from './media-manifest.ts';
import { seedModels } from './seed-models.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const MODEL: ModelEntry = {
  product: 'refend',
  file: 'refend-0123456789.glb',
  source: '0123456789',
  placement: 'wall',
  width: 840,
  height: 560,
  depth: 118,
  colours: ['blanc'],
};

async function modelOf(reference: string): Promise<unknown> {
  const row = await database.db
    .selectFrom('product_model')
    .innerJoin('product', 'product.id', 'product_id')
    .where('reference', '=', reference)
    .select('data')
    .executeTakeFirst();
  return row?.data;
}

describe('models created after the database was filled', () => {
  it('next start: new models are added, changed ones replaced and missing ones removed', async () => {
    const reference = 'AT-RFD';
    const { models } = readModelManifest(MODELS_FOLDER);
    const others = models.filter(({ product }) => product !== 'refend');
    await seedModels(database.db, { models: [...others, MODEL] });
    expect(await modelOf(reference)).toMatchObject({ file: 'refend-0123456789.glb', colours: ['blanc'] });

    await seedModels(database.db, { models: [...others, { ...MODEL, file: 'refend-9876543210.glb' }] });
    expect(await modelOf(reference)).toMatchObject({ file: 'refend-9876543210.glb' });

    await seedModels(database.db, { models: others });
    expect(await modelOf(reference)).toBeUndefined();
    expect(await modelOf('AT-LAM')).toBeDefined();
  });
});
