import { LOGO } from '#shared/drawing/logo-paths.data.ts';
import { COLOURS } from './colours.ts';
import { outlineText } from './outline-text.ts';

export type LogoColours = { letters: string; hat: string };

/** Colours of the logo on each background. */
export const LOGO_COLOURS = {
  light: { letters: COLOURS.ink, hat: COLOURS.ember },
  dark: { letters: COLOURS.paper, hat: COLOURS.emberLight },
  pine: { letters: COLOURS.paper, hat: COLOURS.emberLight },
  signature: { letters: COLOURS.ivory, hat: COLOURS.brass },
} as const satisfies Record<string, LogoColours>;

/** Clear space around the logo: the height of its circumflex, in units of the logo. */
const CLEAR = 210;
const { width: WIDTH, height: HEIGHT, y: TOP } = LOGO.wordmarkBox;
const SIGN_WIDTH = 628;

/** Paths of the wordmark at this height, upper left corner at 0. */
export function wordmarkPaths({ letters, hat }: LogoColours, height: number): string {
  const scale = height / HEIGHT;
  return `<g transform="scale(${round(scale)}) translate(0 ${-TOP})"><path fill="${letters}" d="${LOGO.a}${LOGO.tre}"/><path fill="${hat}" d="${LOGO.hat}"/></g>`;
}

/** The wordmark with its clear space. */
export function drawWordmark(colours: LogoColours): string {
  return svg(
    WIDTH + 2 * CLEAR,
    HEIGHT + 2 * CLEAR,
    `<g transform="translate(${CLEAR} ${CLEAR})">${wordmarkPaths(colours, HEIGHT)}</g>`,
  );
}

/** The wordmark of the signature line: a thin rule, then the line's name. */
export async function drawSignatureWordmark(): Promise<string> {
  const colours = LOGO_COLOURS.signature;
  const gap = 0.35 * HEIGHT;
  const word = await outlineText('Signature', { face: 'title', weight: 400, size: 0.5 * HEIGHT });
  const middle = CLEAR + HEIGHT / 2;
  const ruleX = CLEAR + WIDTH + gap;
  const rule = `<path stroke="${colours.hat}" stroke-width="24" d="M${round(ruleX)} ${round(middle - 0.35 * HEIGHT)}V${round(middle + 0.35 * HEIGHT)}"/>`;
  const name = `<path fill="${colours.hat}" transform="translate(${round(ruleX + gap)} ${round(middle + 0.17 * HEIGHT)})" d="${word.d}"/>`;
  const mark = `<g transform="translate(${CLEAR} ${CLEAR})">${wordmarkPaths(colours, HEIGHT)}</g>`;
  return svg(Math.ceil(ruleX + gap + word.width + CLEAR), HEIGHT + 2 * CLEAR, mark + rule + name);
}

/** The sign alone on a square background; `share` is the fraction of the width that it takes. */
export function drawSign(ground: string | null, colours: LogoColours, share: number): string {
  return svg(
    96,
    96,
    (ground ? `<rect width="96" height="96" fill="${ground}"/>` : '') + signPaths(share, colours),
  );
}

/** Browser tab icon, with a dark variant. */
export function drawFavicon(): string {
  const { light, dark } = LOGO_COLOURS;
  const rules = `.g{fill:${COLOURS.paper}}.a{fill:${light.letters}}.h{fill:${light.hat}}@media (prefers-color-scheme:dark){.g{fill:${COLOURS.ink}}.a{fill:${dark.letters}}.h{fill:${dark.hat}}}`;
  const paths = signPaths(0.84, light)
    .replace('fill=', 'class="a" fill=')
    .replace(`<path fill="${light.hat}"`, `<path class="h" fill="${light.hat}"`);
  return svg(
    96,
    96,
    `<style>${rules}</style><rect class="g" width="96" height="96" fill="${COLOURS.paper}"/>${paths}`,
  );
}

/**
 * The Â in a square of 96, centred optically: the tip of the circumflex and the feet of the A are
 * equally far from the edges.
 */
function signPaths(share: number, { letters, hat }: LogoColours): string {
  const scale = (96 * share) / 936;
  const x = (96 - SIGN_WIDTH * scale) / 2;
  const y = 96 - (96 * (1 - share)) / 2;
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${round(scale)})"><path fill="${letters}" d="${LOGO.a}"/><path fill="${hat}" d="${LOGO.hat}"/></g>`;
}

function svg(width: number, height: number, inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${inside}</svg>\n`;
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
