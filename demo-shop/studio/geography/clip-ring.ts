import type { Line, Point } from './line.ts';

export type Frame = { west: number; south: number; east: number; north: number };

/** Clips a ring to a frame (Sutherland and Hodgman); empty when it is outside. */
export function clipRing(ring: Line, { west, south, east, north }: Frame): Line {
  const sides: [isInside: (point: Point) => boolean, cut: (from: Point, to: Point) => Point][] = [
    [([x]) => x >= west, (from, to) => atLongitude(from, to, west)],
    [([x]) => x <= east, (from, to) => atLongitude(from, to, east)],
    [([, y]) => y >= south, (from, to) => atLatitude(from, to, south)],
    [([, y]) => y <= north, (from, to) => atLatitude(from, to, north)],
  ];
  return sides.reduce<Line>((line, [isInside, cut]) => clipSide(line, isInside, cut), ring);
}

function clipSide(
  line: Line,
  isInside: (point: Point) => boolean,
  cut: (from: Point, to: Point) => Point,
): Line {
  return line.flatMap((point, index) => {
    const before = line.at(index - 1) ?? point;
    if (isInside(point)) return isInside(before) ? [point] : [cut(before, point), point];
    return isInside(before) ? [cut(before, point)] : [];
  });
}

function atLongitude([x, y]: Point, [toX, toY]: Point, longitude: number): Point {
  return [longitude, y + ((toY - y) * (longitude - x)) / (toX - x)];
}

function atLatitude([x, y]: Point, [toX, toY]: Point, latitude: number): Point {
  return [x + ((toX - x) * (latitude - y)) / (toY - y), latitude];
}
