import { writeFileSync } from 'node:fs';

/**
 * Writes the light in which models are shown: the studio of the cut-outs (imagery/lights.py, imagery/cutout.py) as a
 * picture of everything around the product, in Radiance's format: `node demo-shop/studio/make-environment.ts`.
 */
const FILE = 'client/pages/product-ar/studio.hdr';
const [WIDTH, HEIGHT] = [256, 128];

/** Share of its colour that a white surface shows that faces the camera. */
const FRONT = 0.9;
/** Brightness from the floor (0) over the horizon (0.5) to the ceiling (1), with dark bands for polished metals. */
const SURROUNDINGS = [
  [0, 0.3],
  [0.3, 0.4],
  [0.39, 0.2],
  [0.43, 0.5],
  [0.5, 0.72],
  [0.565, 0.66],
  [0.595, 0.16],
  [0.62, 0.34],
  [0.66, 0.85],
  [0.78, 1],
  [0.88, 0.7],
  [1, 0.5],
] as const;

type Direction = readonly [x: number, y: number, z: number];

/** Soft lamps: towards the light (x to the right, y up, z to the camera), half their angle and their strength. */
const LAMPS: readonly { towards: Direction; degrees: number; strength: number }[] = [
  { towards: [-0.66, 0.5, 0.56], degrees: 26, strength: 5.2 },
  { towards: [0.3, 0.35, 0.88], degrees: 22, strength: 1.1 },
  // Outlines pale products on the side away from the lamp.
  { towards: [0.96, 0.12, -0.25], degrees: 16, strength: 2.4 },
];

const radiance = scaled(light);
const pixels = Buffer.alloc(WIDTH * HEIGHT * 4);
for (let row = 0; row < HEIGHT; row += 1) {
  for (let column = 0; column < WIDTH; column += 1) {
    pixels.set(toRgbe(radiance(directionOf(column, row))), (row * WIDTH + column) * 4);
  }
}
const header = `#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y ${HEIGHT} +X ${WIDTH}\n`;
writeFileSync(FILE, Buffer.concat([Buffer.from(header), pixels]));

function light([x, y, z]: Direction): number {
  const around = ramp((y + 1) / 2) * (1 - 0.25 * x);
  return LAMPS.reduce((sum, { towards, degrees, strength }) => {
    const cosine = (x * towards[0] + y * towards[1] + z * towards[2]) / Math.hypot(...towards);
    const angle = (Math.acos(Math.min(1, Math.max(-1, cosine))) * 180) / Math.PI;
    return sum + strength * smooth((degrees - angle) / (degrees * 0.6));
  }, around);
}

function ramp(height: number): number {
  const next = SURROUNDINGS.findIndex(([at]) => at >= height);
  const [from, to] = [
    SURROUNDINGS[Math.max(next - 1, 0)] ?? SURROUNDINGS[0],
    SURROUNDINGS[next] ?? SURROUNDINGS[0],
  ];
  const share = to[0] === from[0] ? 1 : (height - from[0]) / (to[0] - from[0]);
  return from[1] + share * (to[1] - from[1]);
}

function smooth(share: number): number {
  const limited = Math.min(1, Math.max(0, share));
  return limited * limited * (3 - 2 * limited);
}

/** The same light, so strong that a surface that faces the camera receives FRONT. */
function scaled(of: (direction: Direction) => number): (direction: Direction) => number {
  let received = 0;
  for (let row = 0; row < HEIGHT; row += 1) {
    const solid = Math.sin(((row + 0.5) / HEIGHT) * Math.PI) * (Math.PI / HEIGHT) * ((2 * Math.PI) / WIDTH);
    for (let column = 0; column < WIDTH; column += 1) {
      const direction = directionOf(column, row);
      received += (of(direction) * Math.max(0, direction[2]) * solid) / Math.PI;
    }
  }
  return (direction) => (of(direction) * FRONT) / received;
}

/** As three reads such a picture: the camera's side is a quarter to the right of the middle. */
function directionOf(column: number, row: number): Direction {
  const azimuth = ((column + 0.5) / WIDTH - 0.5) * 2 * Math.PI;
  const polar = ((row + 0.5) / HEIGHT) * Math.PI;
  return [Math.cos(azimuth) * Math.sin(polar), Math.cos(polar), Math.sin(azimuth) * Math.sin(polar)];
}

/** Slightly warm, in Radiance's shared exponent. */
function toRgbe(value: number): [number, number, number, number] {
  const colour = [value * 1.01, value, value * 0.975];
  const exponent = Math.ceil(Math.log2(Math.max(...colour)));
  const [red = 0, green = 0, blue = 0] = colour.map((part) =>
    Math.min(255, Math.floor(part * 2 ** (8 - exponent))),
  );
  return [red, green, blue, exponent + 128];
}
