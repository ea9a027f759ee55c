/** A record with its place among others. */
export type Placed = { id: number; position: number };

/** Records by position. */
export function byPosition(one: Placed, other: Placed): number {
  return one.position - other.position || one.id - other.id;
}

/** New positions after a record has changed places with the one before it: only those that change. */
export function moveUp<Entry extends Placed>(
  siblings: readonly Entry[],
  id: number,
): { record: Entry; position: number }[] {
  const index = siblings.findIndex((sibling) => sibling.id === id);
  const [moved, before] = [siblings[index], siblings[index - 1]];
  if (!moved || !before) return [];
  const ordered = siblings.with(index - 1, moved).with(index, before);
  return ordered.flatMap((record, position) => (record.position === position ? [] : [{ record, position }]));
}
