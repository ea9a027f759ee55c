import { overlap, type Rectangle } from './rectangle.ts';

type Spot = { x: number; y: number };
export type LabelSpot = Spot & { text: string; anchor: 'start' | 'end' };
type Options = {
  /** Size of the characters, in the units of the map. */
  size: number;
  /** Half the size of a marker. */
  marker: number;
  frame: { x: number; y: number; width: number; height: number };
};

/** Mean width of a character, as a share of its size. */
const CHARACTER = 0.56;

/** Names beside their markers: right or left, where they cover neither a marker nor a name. Others are left out. */
export function findLabelSpots(
  named: readonly (Spot & { text: string })[],
  markers: readonly Spot[],
  { size, marker, frame }: Options,
): LabelSpot[] {
  const taken = markers.map(({ x, y }) => boxAround({ x, y }, marker));
  return named.flatMap(({ x, y, text }) => {
    const width = text.length * size * CHARACTER;
    const gap = marker * 1.5;
    for (const anchor of ['start', 'end'] as const) {
      const left = anchor === 'start' ? x + gap : x - gap - width;
      const box = { left, right: left + width, top: y - size * 0.7, bottom: y + size * 0.7 };
      if (!isInside(box, frame) || taken.some((other) => overlap(box, other))) continue;
      taken.push(box);
      return [{ text, anchor, x: anchor === 'start' ? x + gap : x - gap, y }];
    }
    return [];
  });
}

function boxAround({ x, y }: Spot, reach: number): Rectangle {
  return { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach };
}

function isInside(
  { left, right, top, bottom }: Rectangle,
  { x, y, width, height }: Options['frame'],
): boolean {
  return left >= x && right <= x + width && top >= y && bottom <= y + height;
}
