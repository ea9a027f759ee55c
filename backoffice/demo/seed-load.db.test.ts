import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Database } from '#backoffice/database/database.ts';
import { openDatabase } from '#backoffice/database/open-database.ts';
import { readDemoCatalogue } from './demo-catalogue.ts';
import { seedLoad } from './seed-load.ts';

const MINUTE = 60_000;

describe('database for measurements', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase({});
  }, MINUTE);
  afterAll(() => database.close());

  it(
    'more products than the demo has: the catalogue is repeated until there are that many',
    async () => {
      const { products } = await readDemoCatalogue();
      const count = products.length + 1;
      await seedLoad(database.db, { publicUrl: 'http://localhost', count, onStep: () => {} });
      const { found } = await database.db
        .selectFrom('product')
        .select((query) => query.fn.countAll<number>().as('found'))
        .executeTakeFirstOrThrow();
      expect(found).toBe(2 * products.length);
    },
    MINUTE,
  );
});
