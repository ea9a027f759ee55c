import type { Connection, Face } from '#shared/contract/connection.ts';
import type { DimensionDrawingElement } from './dimension-drawing-element.ts';
import type { DimensionDrawingLayout, DimensionDrawingModel } from './dimension-drawing-layout.ts';
import { numberSide, type NumberSide } from './number-side.ts';
import { circle, rect } from './shapes.ts';

/** Sizes as shares of the height of the text. */
const MIN_RADIUS = 0.4;
const STUB = 1;
const BADGE = 0.82;
const BADGE_DISTANCE = 2.5;
const BADGE_PITCH = 1.9;
/** Drop of the baseline of a figure whose middle is at its position. */
const BASELINE = 0.36;

/** A face in a view: towards the reader, on the other side, or on an edge in this direction. */
type Direction = 'seen' | 'hidden' | readonly [x: number, y: number];

const LEFT = [-1, 0] as const;
const RIGHT = [1, 0] as const;
const UP = [0, -1] as const;
const DOWN = [0, 1] as const;
/** The side view is that of the right side, with the wall to its right; above the top view is the wall. */
const IN_FRONT: Record<Face, Direction> = {
  front: 'seen',
  back: 'hidden',
  left: LEFT,
  right: RIGHT,
  top: UP,
  bottom: DOWN,
};
const IN_SIDE: Record<Face, Direction> = {
  ...IN_FRONT,
  right: 'seen',
  left: 'hidden',
  front: LEFT,
  back: RIGHT,
};
const IN_TOP: Record<Face, Direction> = { ...IN_FRONT, top: 'seen', bottom: 'hidden', back: UP, front: DOWN };

type Mark = { kind: 'connection' | 'hidden'; d: string };
type Numbered = Connection & { number: number };

/** Draws the connections in the three views, and their numbers around the front. */
export function connectionElements(
  { front, side, top, text }: DimensionDrawingLayout,
  { width, depth, connections = [], height }: DimensionDrawingModel,
): DimensionDrawingElement[] {
  const marks = connections.flatMap(({ face, x, y, z, diameter }) => {
    const r = Math.max(text * MIN_RADIUS, diameter / 2);
    return [
      mark(IN_FRONT[face], front.x + x, front.y + y, r, text),
      mark(IN_SIDE[face], side.x + depth - z, front.y + y, r, text),
      mark(IN_TOP[face], top.x + x, top.y + z, r, text),
    ];
  });
  const numbered = connections.map((connection, index) => ({ ...connection, number: index + 1 }));
  const box = { ...front, width, height };
  return [
    // In a view from the side, pipes behind each other are one stub.
    ...new Map(marks.map((element) => [element.d, element])).values(),
    ...(['above', 'below', 'left', 'right'] as const).flatMap((at) => {
      const row = numbered.filter((connection) => numberSide(connection, width) === at);
      return numberRow(row, at, box, text);
    }),
  ];
}

/** A circle with its centre, or a stub of pipe. */
function mark(direction: Direction, x: number, y: number, r: number, text: number): Mark {
  if (typeof direction === 'string') {
    const cross = r + text * 0.3;
    const centre = `M${x - cross} ${y}h${2 * cross}M${x} ${y - cross}v${2 * cross}`;
    const kind = direction === 'seen' ? 'connection' : 'hidden';
    return { kind, d: circle('line', x, y, r).d + centre };
  }
  const [dx, dy] = direction;
  const length = text * STUB;
  const [w, h] = dx === 0 ? [2 * r, length] : [length, 2 * r];
  return { kind: 'connection', d: rect('line', x - w / 2 + (dx * w) / 2, y - h / 2 + (dy * h) / 2, w, h).d };
}

/** The numbers on one side of the front, each with a line from its connection, far enough from each other. */
function numberRow(
  row: Numbered[],
  at: NumberSide,
  box: { x: number; y: number; width: number; height: number },
  text: number,
): DimensionDrawingElement[] {
  const isUpright = at === 'left' || at === 'right';
  const along = ({ x, y }: Connection) => (isUpright ? box.y + y : box.x + x);
  const sorted = row.toSorted((a, b) => along(a) - along(b));
  const places = spread(sorted.map(along), text * BADGE_PITCH);
  const across = {
    above: box.y - text * BADGE_DISTANCE,
    below: box.y + box.height + text * BADGE_DISTANCE,
    left: box.x - text * BADGE_DISTANCE,
    right: box.x + box.width + text * BADGE_DISTANCE,
  }[at];
  return sorted.flatMap((connection, index): DimensionDrawingElement[] => {
    const place = places[index] ?? 0;
    const [x, y] = isUpright ? [across, place] : [place, across];
    const [dx, dy] = directionOf(IN_FRONT[connection.face]);
    const from = [box.x + connection.x + dx * text * STUB, box.y + connection.y + dy * text * STUB];
    return [
      { kind: 'leader', d: `M${from.join(' ')}L${x} ${y}` },
      { kind: 'badge', x, y, r: text * BADGE },
      {
        kind: 'number',
        text: String(connection.number),
        size: text,
        x,
        y,
        upright: false,
        shift: text * BASELINE,
        anchor: 'middle',
      },
    ];
  });
}

function directionOf(direction: Direction): readonly [x: number, y: number] {
  return typeof direction === 'string' ? [0, 0] : direction;
}

/** Moves ascending positions apart to a distance, equally to both sides. */
function spread(positions: readonly number[], distance: number): number[] {
  const after: number[] = [];
  for (const position of positions) after.push(Math.max(position, (after.at(-1) ?? -Infinity) + distance));
  const before: number[] = [];
  for (const position of positions.toReversed())
    before.unshift(Math.min(position, (before[0] ?? Infinity) - distance));
  return positions.map((_position, index) => ((after[index] ?? 0) + (before[index] ?? 0)) / 2);
}
