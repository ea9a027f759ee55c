import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Database } from '#backoffice/database/database.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { seedShares } from './seed-shares.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function sharesOf(slug: string): Promise<string[]> {
  const rows = await database.db
    .selectFrom('share_picture')
    .innerJoin('category_translation', (join) =>
      join.onRef('category_id', '=', 'entity_id').on('category_translation.lang', '=', 'fr'),
    )
    .where('entity_type', '=', 'category')
    .where('slug', '=', slug)
    .orderBy('share_picture.lang')
    .select('url')
    .execute();
  return rows.map(({ url }) => url);
}

describe('share pictures created after the database was filled', () => {
  it('next start: new pictures are added, changed ones replaced and missing ones removed', async () => {
    const files = { fr: 'a-fr.jpg', en: 'a-en.jpg' };
    await seedShares(database.db, { product: {}, category: { radiators: files, 'of-old': files } });
    expect(await sharesOf('chauffage-electrique')).toEqual(['shares/a-en.jpg', 'shares/a-fr.jpg']);
    const again = { fr: 'b-fr.jpg', en: 'b-en.jpg' };
    await seedShares(database.db, { product: {}, category: { radiators: again } });
    expect(await sharesOf('chauffage-electrique')).toEqual(['shares/b-en.jpg', 'shares/b-fr.jpg']);
    await seedShares(database.db, { product: {}, category: {} });
    expect(await sharesOf('chauffage-electrique')).toEqual([]);
  });
});
