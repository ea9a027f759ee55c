export type Spot = { x: number; y: number };
export type Side = 'left' | 'right';
export type Placed<Item> = { item: Item; side: Side; row: number; rows: number };

/**
 * Where the numbers of a drawing stand: half of them left of it, half right, each side from top to bottom as their spots
 * are, so that no two lines cross more than they must.
 */
export function placeCallouts<Item extends Spot>(spots: readonly Item[]): Placed<Item>[] {
  const byPlace = [...spots].sort((a, b) => a.x - b.x);
  const half = Math.ceil(byPlace.length / 2);
  const column = (items: Item[], side: Side): Placed<Item>[] =>
    [...items].sort((a, b) => a.y - b.y).map((item, row, all) => ({ item, side, row, rows: all.length }));
  return [...column(byPlace.slice(0, half), 'left'), ...column(byPlace.slice(half), 'right')];
}
