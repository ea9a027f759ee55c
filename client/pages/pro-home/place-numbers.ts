export type Spot = { x: number; y: number };
export type PlacedNumber<Item> = { item: Item; side: 'left' | 'right'; y: number };

/** Minimum distance of two numbers, as a fraction of the drawing's height. */
const GAP = 0.16;
const EDGE = 0.06;

/**
 * Numbers beside a drawing, each at the height of its part or as close below it as its neighbours allow, so that the
 * lines to the parts stay nearly level. The left half has the parts on the left.
 */
export function placeNumbers<Item extends Spot>(items: readonly Item[]): PlacedNumber<Item>[] {
  const byPlace = [...items].sort((a, b) => a.x - b.x);
  const half = Math.ceil(byPlace.length / 2);
  return [...column(byPlace.slice(0, half), 'left'), ...column(byPlace.slice(half), 'right')];
}

function column<Item extends Spot>(items: Item[], side: 'left' | 'right'): PlacedNumber<Item>[] {
  const sorted = [...items].sort((a, b) => a.y - b.y);
  let free = EDGE;
  const placed = sorted.map((item) => {
    const y = Math.max(item.y, free);
    free = y + GAP;
    return { item, side, y };
  });
  const excess = Math.max(0, free - GAP - (1 - EDGE));
  return placed.map((number) => ({ ...number, y: number.y - excess }));
}
