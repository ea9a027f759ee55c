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

/** The same database; its statements are added to a list. */
function countStatements(db: Database['db'], statements: string[]): Database['db'] {
  return db.withPlugin({
    transformQuery: ({ node }) => {
      statements.push(JSON.stringify(node));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
}

const named = (name: string) => ({ technical_name: name, ...CARRIER });

describe('synchronisation of a table', () => {
  let database: Database;
  let siteId = 0;
  beforeAll(async () => {
    database = await openTestDatabase();
    ({ id: siteId } = await database.db.selectFrom('site').select('id').executeTakeFirstOrThrow());
  });
  afterAll(() => database.close());

  const sync = (rows: SyncOptions['rows'], options: Partial<SyncOptions> = {}, db = database.db) =>
    db.transaction().execute((transaction) =>
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

  it('more rows than a statement takes: are written in chunks, and compared by one statement', async () => {
    const rows = Array.from({ length: 5000 }, (_, index) => ({
      ...CARRIER,
      technical_name: `c${index}`,
      position: index,
    }));
    const statements: string[] = [];
    const counting = countStatements(database.db, statements);
    expect(await sync(rows, {}, counting)).toMatchObject({ added: 5000, removed: 1 });
    const first = statements.splice(0).length;
    expect(await sync(rows, {}, counting)).toMatchObject({ unchanged: 5000, removed: 0 });
    expect(await carriers()).toHaveLength(5000);
    expect(statements.filter((text) => text.includes('jsonb_populate_recordset')).length).toBeGreaterThan(1);
    expect([first, statements.length].every((count) => count < 12)).toBe(true);
  });

  it('new rows among present ones: are inserted in their order', async () => {
    await sync([named('m')]);
    await sync(['z', 'm', 'a', 'y'].map(named));
    const { rows } = await sql<{
      name: string;
    }>`select technical_name as name from carrier order by id`.execute(database.db);
    expect(rows.map(({ name }) => name)).toEqual(['m', 'z', 'a', 'y']);
  });
});
