export type Spot = { x: number; y: number };
export type Side = 'left' | 'right';
export type Placed<Item> = { item: Item; side: Side; row: number; rows: number };

/**
 * Positions of the numbers around a drawing: half of them left, half right, each side ordered like their spots from
 * top to bottom, to minimise crossing lines.
 */
export function placeCallouts<Item extends Spot>(spots: readonly Item[]): Placed<Item>[] {
  const byPlace = [...spots].sort((a, b) => a.x - b.x);
  const half = Math.ceil(byPlace.length / 2);
  const column = (items: Item[], side: Side): Placed<Item>[] =>
    [...items].sort((a, b) => a.y - b.y).map((item, row, all) => ({ item, side, row, rows: all.length }));
  return [...column(byPlace.slice(0, half), 'left'), ...column(byPlace.slice(half), 'right')];
}
