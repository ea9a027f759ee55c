import { round } from './shapes.ts';

type Point = readonly [x: number, y: number];

/**
 * Returns the path of a dimension: a line between two points with a 45° stroke across each end, `tick` to either
 * side.
 */
export function dimensionLine(from: Point, to: Point, tick: number): string {
  return `M${pair(from)}L${pair(to)}${strokeAcross(from, tick)}${strokeAcross(to, tick)}`;
}

function strokeAcross([x, y]: Point, tick: number): string {
  return `M${pair([x - tick, y + tick])}L${pair([x + tick, y - tick])}`;
}

function pair([x, y]: Point): string {
  return `${round(x)} ${round(y)}`;
}
