import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { nameStockReason } from '#backoffice/fulfilment/stock-ledger.ts';

export type StockMove = { type: string; elementId: number; pieces: number };

/**
 * Takes pieces from stock, all or none. The condition is part of the UPDATE, so only one of two buyers gets
 * the last piece. Rows are locked in a fixed order to avoid deadlocks.
 * @returns the first article with too little stock
 */
export async function takeStock(
  trx: Kysely<Schema>,
  orderId: number,
  moves: readonly StockMove[],
): Promise<StockMove | undefined> {
  await nameStockReason(trx, 'order', orderId);
  for (const move of mergeAndSort(moves)) {
    const taken = await change(trx, move, -move.pieces);
    if (!taken) return move;
  }
  return undefined;
}

/** Returns an order's pieces to stock. */
export async function giveStockBack(
  trx: Kysely<Schema>,
  orderId: number,
  moves: readonly StockMove[],
): Promise<void> {
  await nameStockReason(trx, 'order', orderId);
  for (const move of mergeAndSort(moves)) await change(trx, move, move.pieces);
}

/** Puts returned pieces back for sale. */
export async function restock(
  trx: Kysely<Schema>,
  orderId: number,
  moves: readonly StockMove[],
): Promise<void> {
  await nameStockReason(trx, 'return', orderId);
  for (const move of mergeAndSort(moves)) await change(trx, move, move.pieces);
}

async function change(trx: Kysely<Schema>, { type, elementId }: StockMove, by: number): Promise<boolean> {
  const table = sql.table(type === 'part' ? 'part' : 'variant');
  const result = await sql`
    update ${table} set stock = stock + ${by}::int where id = ${elementId} and stock + ${by}::int >= 0`.execute(
    trx,
  );
  return result.numAffectedRows === 1n;
}

/** Merges the moves of one article, which may be in several lines, and sorts them. */
function mergeAndSort(moves: readonly StockMove[]): StockMove[] {
  const byElement = new Map<string, StockMove>();
  for (const move of moves) {
    const key = `${move.type}:${move.elementId}`;
    byElement.set(key, { ...move, pieces: move.pieces + (byElement.get(key)?.pieces ?? 0) });
  }
  return [...byElement.values()]
    .filter(({ pieces }) => pieces > 0)
    .toSorted((one, other) => one.type.localeCompare(other.type) || one.elementId - other.elementId);
}
