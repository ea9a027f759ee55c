import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Database } from '#backoffice/database/database.ts';
import { DEMO_BRAND } from '#tests/support/demo-brand.ts';
import { readDemoCatalogue } from '#backoffice/demo/demo-catalogue.ts';
import { FIRST_PLANS } from '#backoffice/sites/ensure-site.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import type { Catalogue, SoldVariant } from './catalogue.ts';
import { loadVariants } from './load-variants.ts';
import { syncCatalogue } from './sync-catalogue.ts';

describe('synchronisation of the catalogue', () => {
  let database: Database;
  let siteId = 0;
  let catalogue: Catalogue;
  beforeAll(async () => {
    database = await openTestDatabase();
    catalogue = await readDemoCatalogue();
    ({ id: siteId } = await database.db.selectFrom('site').select('id').executeTakeFirstOrThrow());
  });
  afterAll(() => database.close());

  /** Tables with changes: added, changed, removed. */
  const sync = (given: Catalogue, options: { withStock?: boolean; remove?: boolean } = {}) =>
    database.db.transaction().execute(async (transaction) => {
      const { changes } = await syncCatalogue(
        transaction,
        { siteId, plans: FIRST_PLANS, brand: DEMO_BRAND.name, withStock: true, remove: true, ...options },
        given,
      );
      return changes
        .filter(({ added, changed, removed }) => added + changed + removed > 0)
        .map(({ table, added, changed, removed }) => [table, added, changed, removed]);
    });

  const withVariants = (key: string, change: (variant: SoldVariant) => SoldVariant): Catalogue => ({
    ...catalogue,
    variants: new Map(
      [...catalogue.variants].map(([of, list]) => [of, of === key ? list.map(change) : list]),
    ),
  });

  it('same catalogue: no row is written', async () => {
    expect(await sync(catalogue)).toEqual([]);
  });

  it('variants loaded from the tables: they are those of the files', async () => {
    expect(await loadVariants(database.db, siteId, catalogue.products)).toEqual(catalogue.variants);
  });

  it('one price: its row is written, and that of the product if it was the lowest', async () => {
    const dearer = withVariants('lame', (variant) =>
      variant.reference === 'AT-LAM-2000-BR' ? { ...variant, price: 80_000 } : variant,
    );
    expect(await sync(dearer)).toEqual([['variant', 0, 1, 0]]);
    expect(await sync(catalogue)).toEqual([['variant', 0, 1, 0]]);
    const cheaper = withVariants('lame', (variant) =>
      variant.reference === 'AT-LAM-750-BR' ? { ...variant, price: 50_000 } : variant,
    );
    expect(await sync(cheaper)).toEqual([
      ['product', 0, 1, 0],
      ['variant', 0, 1, 0],
    ]);
    expect(await sync(catalogue)).toHaveLength(2);
  });

  it('stock that orders reduced: it stays unless the stock is set', async () => {
    await sql`update variant set stock = 3 where reference = 'AT-LAM-1500-BL'`.execute(database.db);
    expect(await sync(catalogue, { withStock: false })).toEqual([]);
    expect(await sync(catalogue)).toEqual([['variant', 0, 1, 0]]);
  });

  it('product that the shop lacks: counted, and removed with what belongs to it on demand', async () => {
    const products = catalogue.products
      .filter(({ key }) => key !== 'lame')
      .map((product) => ({ ...product, related: product.related.filter((key) => key !== 'lame') }));
    const fewer = {
      ...catalogue,
      products,
      pushes: catalogue.pushes.filter(({ product }) => product !== 'lame'),
    };
    const counted = await sync(fewer, { remove: false });
    expect(counted).toContainEqual(['product', 0, expect.any(Number), 1]);
    expect((await variantsOfLame(database)).length).toBeGreaterThan(10);
    await sync(fewer);
    expect(await variantsOfLame(database)).toEqual([]);
    const added = await sync(catalogue);
    expect(added).toContainEqual(['product', 1, expect.any(Number), 0]);
    expect((await variantsOfLame(database)).length).toBeGreaterThan(10);
  });
});

function variantsOfLame({ db }: Database) {
  return db.selectFrom('variant').where('reference', 'like', 'AT-LAM-%').select('reference').execute();
}
