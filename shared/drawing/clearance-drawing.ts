import type { ClearanceSide } from '#shared/contract/connection.ts';
import type { DimensionDrawing, DimensionDrawingElement, Point } from './dimension-drawing-element.ts';
import type { DimensionDrawingModel } from './dimension-drawing-layout.ts';
import type { DimensionDrawingMessages } from './dimension-drawing.ts';
import { dimensionElements, viewName } from './dimension-elements.ts';

const TEXT = 60;
const MAX_WIDTH = 12 * TEXT;
const MAX_HEIGHT = 10 * TEXT;
const MIN_DEPTH = 1.5 * TEXT;
/** A gap has room for its figure, and the larger one is the wider. */
const MIN_GAP = 3.6 * TEXT;
const MAX_GAP = 6 * TEXT;
const MARGIN = TEXT;
/** The wall is longer than the free space beside it. */
const OVERHANG = 0.7 * TEXT;
const BETWEEN = 3 * TEXT;
const NAME_DROP = 1.8 * TEXT;

/** Draws front and side of one size with the free space around it, not to scale. */
export function drawClearances(
  { width, height, depth, clearances = [] }: DimensionDrawingModel,
  messages: DimensionDrawingMessages,
): DimensionDrawing {
  const scale = Math.min(MAX_WIDTH / width, MAX_HEIGHT / height);
  const [w, h, d] = [width * scale, height * scale, Math.max(depth * scale, MIN_DEPTH)];
  const distances = new Map(clearances.map(({ side, distance }) => [side, distance]));
  const gap = (side: ClearanceSide) => {
    const distance = distances.get(side) ?? 0;
    return distance > 0 ? Math.min(Math.max(distance * scale, MIN_GAP), MAX_GAP) : 0;
  };
  const y = MARGIN + gap('above');
  const front = { x: MARGIN + gap('left'), y, width: w, height: h };
  const side = { x: front.x + w + gap('right') + BETWEEN + gap('front'), y, width: d, height: h };
  const foot = y + h + gap('below');
  const right = side.x + d + gap('back');
  const dimension = (of: ClearanceSide, from: Point, to: Point) =>
    gap(of) > 0 ? dimensionElements(from, to, messages.figure(distances.get(of) ?? 0), TEXT, false) : [];
  const outline = (from: number, to: number): DimensionDrawingElement => ({
    kind: 'wall',
    d: `M${from} ${y - gap('above')}H${to}V${foot}H${from}Z`,
  });
  const [middle, across] = [y + h / 2, front.x + w / 2];
  return {
    width: right + MARGIN,
    height: foot + NAME_DROP + MARGIN,
    elements: [
      outline(front.x - gap('left'), front.x + w + gap('right')),
      outline(side.x - gap('front'), right),
      { kind: 'leader', d: `M${right} ${y - gap('above') - OVERHANG}V${foot + OVERHANG}` },
      { kind: 'view', ...front },
      { kind: 'view', ...side },
      ...dimension('left', [front.x - gap('left'), middle], [front.x, middle]),
      ...dimension('right', [front.x + w, middle], [front.x + w + gap('right'), middle]),
      ...dimension('above', [across, y - gap('above')], [across, y]),
      ...dimension('below', [across, y + h], [across, foot]),
      ...dimension('front', [side.x - gap('front'), middle], [side.x, middle]),
      ...dimension('back', [side.x + d, middle], [right, middle]),
      viewName(messages.front, front.x, foot + NAME_DROP, TEXT),
      viewName(messages.side, side.x, foot + NAME_DROP, TEXT),
    ],
  };
}
