import { LOGO } from '#shared/drawing/logo-paths.data.ts';
import { COLOURS } from './colours.ts';

export type LogoColours = { letters: string; hat: string };

/** Colours of the logo on each background. */
export const LOGO_COLOURS = {
  light: { letters: COLOURS.ink, hat: COLOURS.ember },
  dark: { letters: COLOURS.paper, hat: COLOURS.emberLight },
  pine: { letters: COLOURS.paper, hat: COLOURS.emberLight },
  signature: { letters: COLOURS.ivory, hat: COLOURS.brass },
} as const satisfies Record<string, LogoColours>;

const { height: HEIGHT, y: TOP } = LOGO.wordmarkBox;

/** Paths of the wordmark at this height, upper left corner at 0. */
export function wordmarkPaths({ letters, hat }: LogoColours, height: number): string {
  const scale = height / HEIGHT;
  return `<g transform="scale(${round(scale)}) translate(0 ${-TOP})"><path fill="${letters}" d="${LOGO.a}${LOGO.tre}"/><path fill="${hat}" d="${LOGO.hat}"/></g>`;
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
