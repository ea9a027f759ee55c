import { boundsOf, type Triangles, type Vector } from './solid.ts';

/** A part of a model at its built-in position, and the direction in which it is removed. */
export type ModelPart = { key: string; pull: Vector; triangles: Triangles };

/** A part with its displacement. */
export type MovedPart = ModelPart & { offset: Vector };

/** A direction weaker than the strongest by this factor only shifts a part sideways. */
const LEAN = 0.55;
/** Gaps between two layers, as fractions of the product's size: towards the room, sideways, upwards. */
const GAPS: Vector = [0.1, 0.2, 0.1];

/**
 * Explodes a model along its axes: on each axis, parts form layers by their pull, and each layer clears the
 * previous one by a gap.
 */
export function explode(parts: readonly ModelPart[]): MovedPart[] {
  const bounds = parts.map(({ triangles }) => boundsOf(triangles));
  const reach = ([0, 1, 2] as const).map(
    (axis) =>
      Math.max(...bounds.map(({ high }) => high[axis])) - Math.min(...bounds.map(({ low }) => low[axis])),
  );
  const size = Math.hypot(...reach) * 0.7;
  const leading = parts.map(({ pull }) => leadingPull(pull));
  const offsets = leading.map(() => [0, 0, 0]);
  for (const axis of [0, 1, 2] as const) {
    const layers = layerOffsets(
      bounds.map((own, index) => ({ bounds: own, pull: leading[index]?.[axis] ?? 0 })),
      axis,
      size * GAPS[axis],
    );
    for (const [index, value] of layers.entries()) {
      const own = offsets[index];
      if (own) own[axis] = value;
    }
  }
  return parts.map((part, index) => {
    const [x = 0, y = 0, z = 0] = offsets[index] ?? [];
    const lean = leaning(part.pull);
    return { ...part, offset: [x + lean[0], y + lean[1], z + lean[2]] };
  });
}

type Layer = { bounds: { low: Vector; high: Vector }; pull: number };

function layerOffsets(parts: readonly Layer[], axis: 0 | 1 | 2, gap: number): number[] {
  const still = parts.filter(({ pull }) => pull === 0);
  const offsets = parts.map(() => 0);
  for (const sign of [1, -1]) {
    const pulls = [...new Set(parts.map(({ pull }) => pull).filter((pull) => Math.sign(pull) === sign))];
    const near = (part: Layer) => (sign > 0 ? part.bounds.low[axis] : -part.bounds.high[axis]);
    const far = (part: Layer) => (sign > 0 ? part.bounds.high[axis] : -part.bounds.low[axis]);
    let reached = Math.max(...still.map(far), ...(still.length > 0 ? [] : [0]));
    for (const pull of pulls.sort((a, b) => Math.abs(a) - Math.abs(b))) {
      const layer = parts.filter((part) => part.pull === pull);
      const shift = Math.max(Math.abs(pull) * 0.4, reached + gap - Math.min(...layer.map(near)));
      for (const [index, part] of parts.entries()) if (part.pull === pull) offsets[index] = sign * shift;
      reached = Math.max(reached, shift + Math.max(...layer.map(far)));
    }
  }
  return offsets;
}

function leadingPull(pull: Vector): Vector {
  const strongest = Math.max(...pull.map(Math.abs));
  const keep = (value: number) => (Math.abs(value) >= strongest * LEAN ? value : 0);
  return [keep(pull[0]), keep(pull[1]), keep(pull[2])];
}

function leaning(pull: Vector): Vector {
  const leading = leadingPull(pull);
  return [pull[0] - leading[0], pull[1] - leading[1], pull[2] - leading[2]];
}

export function moved({ triangles, offset }: MovedPart): Triangles {
  return triangles.map((value, index) => value + (offset[index % 3] ?? 0));
}
