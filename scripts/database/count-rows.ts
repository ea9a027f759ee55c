import { sql } from 'kysely';
import type { Database } from '#backoffice/database/database.ts';
import type { DatabaseSize } from './run-on-database.ts';

/** Counts tables and rows. @throws when the database is unreachable */
export async function countRows({ db }: Database): Promise<DatabaseSize> {
  const { rows: tables } = await sql<{ tablename: string }>`
    select tablename from pg_tables where schemaname = 'public'`.execute(db);
  let rows = 0;
  for (const { tablename } of tables) {
    const counted = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(tablename)}`.execute(db);
    rows += Number(counted.rows[0]?.count);
  }
  return { tables: tables.length, rows };
}
