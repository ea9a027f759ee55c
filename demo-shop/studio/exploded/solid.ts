/** Millimetres: x right, y towards the wall, z up. */
export type Vector = readonly [number, number, number];
/** Corners of triangles, nine numbers each. */
export type Triangles = Float32Array;

const TURN = 2 * Math.PI;

export function join(...solids: readonly (Triangles | readonly number[])[]): Triangles {
  return Float32Array.from(solids.flatMap((solid) => [...solid]));
}

/** A box between two opposite corners. */
export function box([a, b, c]: Vector, [d, e, f]: Vector): Triangles {
  const corners: Vector[] = [
    [a, b, c],
    [d, b, c],
    [d, e, c],
    [a, e, c],
    [a, b, f],
    [d, b, f],
    [d, e, f],
    [a, e, f],
  ];
  const faces = [
    [0, 3, 2, 1],
    [4, 5, 6, 7],
    [0, 1, 5, 4],
    [2, 3, 7, 6],
    [1, 2, 6, 5],
    [3, 0, 4, 7],
  ];
  return Float32Array.from(
    faces.flatMap(([i = 0, j = 0, k = 0, l = 0]) =>
      [i, j, k, i, k, l].flatMap((corner) => [...(corners[corner] ?? [0, 0, 0])]),
    ),
  );
}

export type Axis = 'x' | 'y' | 'z';

/** Rotates a point of a solid built along z to another axis. */
function along(axis: Axis, [x, y, z]: Vector): Vector {
  return axis === 'z' ? [x, y, z] : axis === 'x' ? [z, x, y] : [y, z, x];
}

/** A cylinder from `at` along an axis, hollow if `inner` is given. */
export function cylinder(
  axis: Axis,
  at: Vector,
  {
    radius,
    length,
    inner = 0,
    sides = 40,
  }: { radius: number; length: number; inner?: number; sides?: number },
): Triangles {
  const numbers: number[] = [];
  const point = (r: number, step: number, z: number): number[] => {
    const angle = (TURN * step) / sides;
    const [x, y, w] = along(axis, [r * Math.cos(angle), r * Math.sin(angle), z]);
    return [at[0] + x, at[1] + y, at[2] + w];
  };
  const quad = (a: number[], b: number[], c: number[], d: number[]) =>
    numbers.push(...a, ...b, ...c, ...a, ...c, ...d);
  for (let i = 0; i < sides; i += 1) {
    const j = i + 1;
    quad(point(radius, i, 0), point(radius, j, 0), point(radius, j, length), point(radius, i, length));
    quad(
      point(inner, i, length),
      point(radius, i, length),
      point(radius, j, length),
      point(inner, j, length),
    );
    quad(point(inner, i, 0), point(inner, j, 0), point(radius, j, 0), point(radius, i, 0));
    if (inner > 0)
      quad(point(inner, i, length), point(inner, j, length), point(inner, j, 0), point(inner, i, 0));
  }
  return Float32Array.from(numbers);
}

export function ring(axis: Axis, at: Vector, radius: number): Triangles {
  return cylinder(axis, at, { radius, length: radius * 0.12, inner: radius * 0.78, sides: 48 });
}

/** A circuit board: a plate with components on the side towards the room. */
export function circuit([x, y, z]: Vector, width: number, height: number): Triangles {
  const part = (u: number, v: number, w: number, h: number, deep: number) =>
    box([x + u * width, y - deep, z + v * height], [x + (u + w) * width, y, z + (v + h) * height]);
  return join(
    box([x, y, z], [x + width, y + Math.max(2, width * 0.02), z + height]),
    part(0.08, 0.55, 0.3, 0.34, width * 0.16),
    part(0.48, 0.6, 0.18, 0.28, width * 0.1),
    part(0.08, 0.1, 0.5, 0.24, width * 0.12),
    part(0.74, 0.12, 0.18, 0.76, width * 0.08),
  );
}

/** Bounding box of a solid. */
export function boundsOf(triangles: Triangles): { low: Vector; high: Vector } {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (const [index, value] of triangles.entries()) {
    const axis = index % 3;
    low[axis] = Math.min(low[axis] ?? 0, value);
    high[axis] = Math.max(high[axis] ?? 0, value);
  }
  return { low: [low[0] ?? 0, low[1] ?? 0, low[2] ?? 0], high: [high[0] ?? 0, high[1] ?? 0, high[2] ?? 0] };
}
