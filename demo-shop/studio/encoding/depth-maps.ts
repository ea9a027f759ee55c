export type Point = readonly [x: number, y: number, z: number];

/** Pixels on a side of a map. */
const SIZE = 640;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** A model seen along one direction: the depth of what is nearest to both ends of each ray. */
export type DepthMap = {
  direction: Point;
  /** In metres. */
  pixel: number;
  /** True when nothing of the model is ahead of a point, along the direction or against it. */
  isFree: (px: number, py: number, pz: number, against: boolean) => boolean;
};

/** Draws a model along directions that cover half a sphere evenly; each map serves two opposite ones. */
export function drawDepthMaps(triangles: readonly number[], directions: number): DepthMap[] {
  return Array.from({ length: directions }, (_, index) => {
    const height = (index + 0.5) / directions;
    const radius = Math.sqrt(1 - height * height);
    const angle = index * GOLDEN_ANGLE;
    return drawMap(triangles, [radius * Math.cos(angle), height, radius * Math.sin(angle)]);
  });
}

function drawMap(triangles: readonly number[], direction: Point): DepthMap {
  const [right, up] = sidesOf(direction);
  const projected = new Float64Array(triangles.length);
  const [low, high] = [
    [Infinity, Infinity],
    [-Infinity, -Infinity],
  ];
  for (let at = 0; at < triangles.length; at += 3) {
    const point: Point = [triangles[at] ?? 0, triangles[at + 1] ?? 0, triangles[at + 2] ?? 0];
    for (const [axis, side] of [right, up, direction].entries()) {
      const value = dot(point, side);
      projected[at + axis] = value;
      low[axis] = Math.min(low[axis] ?? Infinity, value);
      high[axis] = Math.max(high[axis] ?? -Infinity, value);
    }
  }
  const [left = 0, bottom = 0] = low;
  const pixel = Math.max((high[0] ?? 0) - left, (high[1] ?? 0) - bottom) / (SIZE - 2) || 1;
  const nearest = new Float32Array(SIZE * SIZE).fill(-Infinity);
  const farthest = new Float32Array(SIZE * SIZE).fill(Infinity);
  for (let at = 0; at < projected.length; at += 3) {
    projected[at] = ((projected[at] ?? 0) - left) / pixel;
    projected[at + 1] = ((projected[at + 1] ?? 0) - bottom) / pixel;
  }
  for (let at = 0; at < projected.length; at += 9) drawTriangle(projected, at, nearest, farthest);
  // Called millions of times: without arrays.
  const [rx, ry, rz] = right;
  const [ux, uy, uz] = up;
  const [dx, dy, dz] = direction;
  return {
    direction,
    pixel,
    isFree: (px, py, pz, against) => {
      const x = Math.round((px * rx + py * ry + pz * rz - left) / pixel);
      const y = Math.round((px * ux + py * uy + pz * uz - bottom) / pixel);
      if (x < 0 || y < 0 || x >= SIZE || y >= SIZE) return true;
      const depth = px * dx + py * dy + pz * dz;
      const cell = y * SIZE + x;
      return against ? depth <= (farthest[cell] ?? Infinity) : depth >= (nearest[cell] ?? -Infinity);
    },
  };
}

function drawTriangle(points: Float64Array, at: number, nearest: Float32Array, farthest: Float32Array): void {
  const [ax, ay, az] = [points[at] ?? 0, points[at + 1] ?? 0, points[at + 2] ?? 0];
  const [bx, by, bz] = [points[at + 3] ?? 0, points[at + 4] ?? 0, points[at + 5] ?? 0];
  const [cx, cy, cz] = [points[at + 6] ?? 0, points[at + 7] ?? 0, points[at + 8] ?? 0];
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  if (area === 0) return;
  // Shares of the second and of the third corner grow evenly along a row.
  const [stepB, stepC] = [(cy - ay) / area, (ay - by) / area];
  const slope = stepB * (bz - az) + stepC * (cz - az);
  const low = Math.min(ax, bx, cx);
  const high = Math.max(ax, bx, cx);
  const endY = Math.floor(Math.max(ay, by, cy));
  for (let y = Math.ceil(Math.min(ay, by, cy)); y <= endY; y += 1) {
    const b = (-ax * (cy - ay) - (y - ay) * (cx - ax)) / area;
    const c = ((bx - ax) * (y - ay) + ax * (by - ay)) / area;
    // Inside, no corner's share is negative.
    const a = 1 - b - c;
    const stepA = -stepB - stepC;
    const from = Math.max(low, rise(b, stepB), rise(c, stepC), rise(a, stepA));
    const to = Math.min(high, fall(b, stepB), fall(c, stepC), fall(a, stepA));
    const start = az + b * (bz - az) + c * (cz - az);
    for (let x = Math.ceil(from); x <= to; x += 1) {
      const depth = start + x * slope;
      const cell = y * SIZE + x;
      if (depth > (nearest[cell] ?? 0)) nearest[cell] = depth;
      if (depth < (farthest[cell] ?? 0)) farthest[cell] = depth;
    }
  }
}

/** The place where a share that grows along a row becomes positive. */
function rise(share: number, step: number): number {
  if (step > 0) return -share / step;
  return step === 0 && share < 0 ? Infinity : -Infinity;
}

/** The place where a share that shrinks along a row becomes negative. */
function fall(share: number, step: number): number {
  return step < 0 ? -share / step : Infinity;
}

/** Two directions at right angles to one and to each other. */
function sidesOf([x, y, z]: Point): [Point, Point] {
  const length = Math.hypot(x, z) || 1;
  const right: Point = [z / length, 0, -x / length];
  return [right, [y * right[2], z * right[0] - x * right[2], -y * right[0]]];
}

function dot([a, b, c]: Point, [x, y, z]: Point): number {
  return a * x + b * y + c * z;
}
