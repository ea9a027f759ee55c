import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COLOURS } from './colours.ts';

type LogoColours = { letters: string; hat: string };

/** Colours of the logo on each background. */
export const LOGO_COLOURS = {
  light: { letters: COLOURS.ink, hat: COLOURS.ember },
  signature: { letters: COLOURS.ivory, hat: COLOURS.brass },
} as const satisfies Record<string, LogoColours>;

const SVG = readFileSync(join('demo-shop', 'theme', 'logo.svg'), 'utf8');
const [, TOP = 0, , HEIGHT = 1] = (/viewBox="([^"]+)"/.exec(SVG)?.[1] ?? '').split(' ').map(Number);
const PATHS = [...SVG.matchAll(/<path (class="accent" )?d="([^"]+)"/g)];

/** Paths of the wordmark at this height, upper left corner at 0. */
export function wordmarkPaths({ letters, hat }: LogoColours, height: number): string {
  const paths = PATHS.map(([, accent, d]) => `<path fill="${accent ? hat : letters}" d="${d}"/>`);
  return `<g transform="scale(${round(height / HEIGHT)}) translate(0 ${-TOP})">${paths.join('')}</g>`;
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
