import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { invalidRequest } from '#backoffice/http/failure.ts';
import type { LockedLine, Pieces } from './lock-order.ts';
import { tooManyPieces } from './fulfilment-refusals.ts';

export type PickedLine = { line: LockedLine; quantity: number };

/**
 * Requested pieces with their lines; without a request all that a line has for it.
 * @throws Failure 400 for a line of another order or one named twice, 409 for more pieces than there are
 */
export function pickPieces(
  lines: readonly LockedLine[],
  requested: readonly Pieces[] | undefined,
  available: (line: LockedLine) => number,
): PickedLine[] {
  if (!requested)
    return lines.flatMap((line) => (available(line) > 0 ? [{ line, quantity: available(line) }] : []));
  const ids = new Set<number>();
  return requested.map(({ line_id: id, quantity }, index) => {
    const line = lines.find((candidate) => candidate.id === id);
    if (!line) throw invalidRequest({ [`lines.${index}.line_id`]: 'unknown' });
    if (ids.has(id)) throw invalidRequest({ [`lines.${index}.line_id`]: 'repeated' });
    ids.add(id);
    if (quantity > available(line)) throw tooManyPieces(id, available(line));
    return { line, quantity };
  });
}

/**
 * Counts picked pieces as shipped or cancelled, and takes them out of those that are put aside.
 * @returns the lines with the pieces that were put aside
 */
export async function countPieces(
  trx: Kysely<Schema>,
  picked: readonly PickedLine[],
  as: 'shipped' | 'cancelled',
): Promise<(LockedLine & { pieces: number })[]> {
  const moves = picked.map(({ line, quantity }) => ({
    ...line,
    pieces: Math.min(quantity, line.reserved),
    quantity,
  }));
  for (const { id, reserved, pieces, quantity, ...line } of moves)
    await trx
      .updateTable('shop_order_line')
      .set({ [as]: line[as] + quantity, taken: reserved - pieces })
      .where('id', '=', id)
      .execute();
  return moves;
}
