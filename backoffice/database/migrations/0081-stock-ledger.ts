import { sql, type Kysely } from 'kysely';

const TABLES = { variant: 'product', part: 'part' };
const REASON = sql`nullif(current_setting('atre.stock_reason', true), '')`;

/**
 * Ledger of stock. Triggers add each change of a stock, whichever statement makes it, so that the stock of an article is
 * the sum of its moves. A transaction names the reason in the setting `atre.stock_reason`; without one it is a
 * correction. `pieces` changes the stock for sale, `reserved` the pieces that are put aside for orders.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table stock_move (
      id bigint primary key generated always as identity,
      type text not null,
      element_id integer not null,
      reason text not null,
      pieces integer not null,
      reserved integer not null default 0,
      order_id integer,
      moved_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index stock_move_element on stock_move (type, element_id)`.execute(db);
  await sql`create index stock_move_order on stock_move (order_id) where order_id is not null`.execute(db);
  for (const [table, type] of Object.entries(TABLES)) {
    const add = async (when: string, rows: string, changes: string, fallback: string) => {
      const name = sql.id(`move_stock_on_${when}_of_${table}`);
      await sql`
        create function ${name}() returns trigger language plpgsql as $$
        begin
          insert into stock_move (type, element_id, reason, pieces, reserved, order_id)
          select ${sql.lit(type)}, id, coalesce(${REASON}, ${sql.lit(fallback)}), pieces,
            case when ${REASON} = 'order' then -pieces else 0 end,
            nullif(current_setting('atre.stock_order', true), '')::integer
          from (${sql.raw(changes)}) as change (id, pieces) where pieces <> 0;
          return null;
        end $$`.execute(db);
      await sql`
        create trigger ${name} after ${sql.raw(when)} on ${sql.table(table)} referencing ${sql.raw(rows)}
        for each statement execute function ${name}()`.execute(db);
    };
    await add('insert', 'new table as added', 'select id, stock from added', 'import');
    await add(
      'update',
      'old table as former new table as present',
      'select present.id, present.stock - former.stock from present join former using (id)',
      'correction',
    );
    await add('delete', 'old table as removed', 'select id, -stock from removed', 'correction');
    await sql`
      insert into stock_move (type, element_id, reason, pieces)
      select ${sql.lit(type)}, id, 'import', stock from ${sql.table(table)} where stock <> 0 order by id`.execute(
      db,
    );
  }
  // Pieces that open orders hold have left the stock before the ledger began.
  await sql`
    insert into stock_move (type, element_id, reason, pieces, reserved, order_id)
    select type, element_id, 'import', 0, sum(taken), order_id from shop_order_line
    where taken > 0 group by type, element_id, order_id`.execute(db);
}
