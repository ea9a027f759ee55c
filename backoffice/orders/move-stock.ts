import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';

export type StockMove = { type: string; elementId: number; pieces: number };

/**
 * Takes pieces from the stock, all or none: the condition stands in the statement itself, so that of two buyers of the
 * last piece one gets it. In one order for everybody, so that nobody waits for somebody who waits for him.
 * @returns the first of which there is not enough
 */
export async function takeStock(
  within: Kysely<Schema>,
  moves: readonly StockMove[],
): Promise<StockMove | undefined> {
  for (const move of inOneOrder(moves)) {
    const taken = await change(within, move, -move.pieces);
    if (!taken) return move;
  }
  return undefined;
}

/** Gives back what an order has taken and is not going to get. */
export async function giveStockBack(within: Kysely<Schema>, moves: readonly StockMove[]): Promise<void> {
  for (const move of inOneOrder(moves)) await change(within, move, move.pieces);
}

async function change(within: Kysely<Schema>, { type, elementId }: StockMove, by: number): Promise<boolean> {
  const table = sql.table(type === 'part' ? 'part' : 'variant');
  const result = await sql`
    update ${table} set stock = stock + ${by}::int where id = ${elementId} and stock + ${by}::int >= 0`.execute(
    within,
  );
  return result.numAffectedRows === 1n;
}

/** One move an article: the same part may stand in several lines. */
function inOneOrder(moves: readonly StockMove[]): StockMove[] {
  const byElement = new Map<string, StockMove>();
  for (const move of moves) {
    const key = `${move.type}:${move.elementId}`;
    byElement.set(key, { ...move, pieces: move.pieces + (byElement.get(key)?.pieces ?? 0) });
  }
  return [...byElement.values()]
    .filter(({ pieces }) => pieces > 0)
    .toSorted((one, other) => one.type.localeCompare(other.type) || one.elementId - other.elementId);
}
