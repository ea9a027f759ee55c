export type Point = readonly [longitude: number, latitude: number];
export type Line = readonly Point[];

/** Simplifies a line (Douglas and Peucker): omits points within the tolerance, except both ends. */
export function simplifyLine(line: Line, tolerance: number): Line {
  const first = line[0];
  const last = line.at(-1);
  if (!first || !last || line.length < 3) return line;
  let farthest = 0;
  let at = 0;
  for (const [index, point] of line.entries()) {
    const distance = distanceToLine(point, first, last);
    if (distance > farthest) [farthest, at] = [distance, index];
  }
  if (farthest <= tolerance) return [first, last];
  return [
    ...simplifyLine(line.slice(0, at + 1), tolerance).slice(0, -1),
    ...simplifyLine(line.slice(at), tolerance),
  ];
}

/** A ring has no ends, so it is split at the point farthest from its first one. */
export function simplifyRing(ring: Line, tolerance: number): Line {
  const [first] = ring;
  if (!first || ring.length < 5) return ring;
  const distances = ring.map((point) => Math.hypot(point[0] - first[0], point[1] - first[1]));
  const at = distances.indexOf(Math.max(...distances));
  return [
    ...simplifyLine(ring.slice(0, at + 1), tolerance).slice(0, -1),
    ...simplifyLine(ring.slice(at), tolerance),
  ];
}

/** Twice the area of a ring, unsigned, in square degrees. */
export function ringArea(ring: Line): number {
  return Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
      return sum + x * nextY - nextX * y;
    }, 0),
  );
}

function distanceToLine([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const length = Math.hypot(toX - fromX, toY - fromY);
  if (length === 0) return Math.hypot(x - fromX, y - fromY);
  const along = ((x - fromX) * (toX - fromX) + (y - fromY) * (toY - fromY)) / length ** 2;
  const within = Math.min(1, Math.max(0, along));
  return Math.hypot(x - fromX - within * (toX - fromX), y - fromY - within * (toY - fromY));
}
