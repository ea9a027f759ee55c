import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Database } from '#backoffice/database/database.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { syncTable, type SyncOptions } from './sync-table.ts';

const CARRIER = { names: { fr: 'Porteur', en: 'Carrier' }, days: 2, corsica_days: 4, rates: [], position: 0 };

/** Changes when a row of the table is written. */
async function versions(db: Database['db']): Promise<unknown[]> {
  const { rows } = await sql`select xmin::text from carrier order by id`.execute(db);
  return rows;
}

describe('synchronisation of a table', () => {
  let database: Database;
  let siteId = 0;
  beforeAll(async () => {
    database = await openTestDatabase();
    ({ id: siteId } = await database.db.selectFrom('site').select('id').executeTakeFirstOrThrow());
  });
  afterAll(() => database.close());

  const sync = (rows: SyncOptions['rows'], options: Partial<SyncOptions> = {}) =>
    database.db.transaction().execute((transaction) =>
      syncTable(transaction, {
        table: 'carrier',
        key: ['technical_name'],
        scope: { site_id: siteId },
        remove: true,
        rows,
        ...options,
      }),
    );
  const carriers = () =>
    database.db
      .selectFrom('carrier')
      .select(['technical_name', 'names', 'days'])
      .orderBy('position')
      .execute();

  it('rows: are inserted, updated and deleted until the table equals them', async () => {
    const first = [
      { technical_name: 'one', ...CARRIER },
      { technical_name: 'two', ...CARRIER, position: 1 },
    ];
    expect(await sync(first)).toMatchObject({ added: 2, changed: 0, unchanged: 0 });
    expect(await carriers()).toEqual([
      { technical_name: 'one', names: CARRIER.names, days: 2 },
      { technical_name: 'two', names: CARRIER.names, days: 2 },
    ]);
    const next = [
      { technical_name: 'two', ...CARRIER, days: 3 },
      { technical_name: 'three', ...CARRIER },
    ];
    expect(await sync(next)).toMatchObject({ added: 1, changed: 1, removed: 1, unchanged: 0 });
    expect((await carriers()).map(({ technical_name: name, days }) => [name, days])).toEqual(
      expect.arrayContaining([
        ['two', 3],
        ['three', 2],
      ]),
    );
  });

  it('equal rows: no statement writes, also when keys of objects come in another order', async () => {
    const rows = [{ technical_name: 'two', ...CARRIER }];
    await sync(rows);
    const before = await versions(database.db);
    const reordered = [{ ...rows[0], technical_name: 'two', names: { en: 'Carrier', fr: 'Porteur' } }];
    expect(await sync(reordered)).toMatchObject({ added: 0, changed: 0, removed: 0, unchanged: 1 });
    expect(await versions(database.db)).toEqual(before);
  });

  it('rows without counterpart: are counted and stay without the permission to remove', async () => {
    await sync([{ technical_name: 'two', ...CARRIER }]);
    expect(await sync([], { remove: false })).toMatchObject({ removed: 1 });
    expect(await carriers()).toHaveLength(1);
  });

  it('column that only a new row gets: later imports leave it alone', async () => {
    await sync([{ technical_name: 'two', ...CARRIER, days: 2 }]);
    const changes = await sync([{ technical_name: 'two', ...CARRIER, days: 9 }], { initialOnly: ['days'] });
    expect(changes).toMatchObject({ changed: 0, unchanged: 1 });
    expect((await carriers())[0]?.days).toBe(2);
  });

  it('more rows than a statement takes: are written in chunks', async () => {
    const rows = Array.from({ length: 1201 }, (_, index) => ({
      ...CARRIER,
      technical_name: `c${index}`,
      position: index,
    }));
    expect(await sync(rows)).toMatchObject({ added: 1201, removed: 1 });
    expect(await sync(rows)).toMatchObject({ unchanged: 1201, removed: 0 });
  });
});
