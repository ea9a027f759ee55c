import { ColorUtils, type vec3 } from '@gltf-transform/core';

type Octaves = { along: number; across: number; octaves: number; weight: number };

/** Stone as in the pictures (demo-shop/studio/imagery/materials.py): two linear colours, mixed by noise along its bed. */
export type Stone = { dark: vec3; light: vec3; from: number; to: number; noise: readonly Octaves[] };

/** Lengths of the noise are repeats in a metre, along the bed and across it. */
export const STONES = {
  slate: {
    dark: toLinear('#2F3031'),
    light: toLinear('#454647'),
    from: 0.34,
    to: 0.68,
    noise: [
      { along: 1.8, across: 8, octaves: 3, weight: 0.4 },
      { along: 3, across: 52, octaves: 2, weight: 0.6 },
    ],
  },
  limestone: {
    dark: toLinear('#CFC4B2'),
    light: toLinear('#E2DACB'),
    from: 0.34,
    to: 0.66,
    noise: [
      { along: 2.2, across: 6, octaves: 4, weight: 0.5 },
      { along: 9, across: 12, octaves: 3, weight: 0.5 },
    ],
  },
} as const satisfies Record<string, Stone>;

/** Colour of a place on a stone, linear. Lengths in metres. */
export function colourOfStone({ dark, light, from, to, noise }: Stone, along: number, across: number): vec3 {
  const value = noise.reduce(
    (sum, { along: x, across: y, octaves, weight }) => sum + weight * layered(along * x, across * y, octaves),
    0,
  );
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return [mix(dark[0], light[0], share), mix(dark[1], light[1], share), mix(dark[2], light[2], share)];
}

function layered(x: number, y: number, octaves: number): number {
  let [sum, total] = [0, 0];
  for (let octave = 0; octave < octaves; octave += 1) {
    const weight = 0.55 ** octave;
    sum += weight * smoothNoise(x * 2 ** octave, y * 2 ** octave);
    total += weight;
  }
  return sum / total;
}

/** Random values at whole numbers, and smooth between them. */
function smoothNoise(x: number, y: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [ease(x - column), ease(y - row)];
  const upper = mix(random(column, row), random(column + 1, row), u);
  const lower = mix(random(column, row + 1), random(column + 1, row + 1), u);
  return mix(upper, lower, v);
}

/** The same number, 0 to 1, for the same place. */
function random(column: number, row: number): number {
  let hash = Math.imul(column + 374_761, 668_265_263) ^ Math.imul(row + 951_274, 374_761_393);
  hash = Math.imul(hash ^ (hash >>> 13), 1_274_126_177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

function ease(share: number): number {
  return share * share * (3 - 2 * share);
}

function mix(low: number, high: number, share: number): number {
  return low + (high - low) * share;
}

function toLinear(hex: string): vec3 {
  return ColorUtils.hexToFactor<vec3>(Number.parseInt(hex.slice(1), 16), [0, 0, 0]);
}
