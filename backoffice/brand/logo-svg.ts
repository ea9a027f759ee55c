import type { Logo } from '#shared/contract/brand.ts';

export type LogoColours = { text: string; accent: string };

/**
 * A logo centred on a coloured rectangle.
 * @param share the part of the rectangle's smaller side that the logo takes at most, from 0 to 1
 */
export function logoOnGround(
  { box: [left, top, width, height], paths }: Logo,
  {
    ground,
    colours,
    size,
    share,
  }: {
    ground: string;
    colours: LogoColours;
    size: { width: number; height: number };
    share: number;
  },
): string {
  const room = Math.min(size.width, size.height) * share;
  const scale = Math.min((size.width * share) / width, room / height);
  const x = (size.width - width * scale) / 2;
  const y = (size.height - height * scale) / 2;
  const place = `translate(${round(x)} ${round(y)}) scale(${round(scale)}) translate(${-left} ${-top})`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}">` +
    `<rect width="${size.width}" height="${size.height}" fill="${ground}"/>` +
    `<g transform="${place}">${pathMarkup(paths, colours)}</g></svg>\n`
  );
}

function pathMarkup(paths: Logo['paths'], colours: LogoColours): string {
  return paths.map(({ d, fill }) => `<path fill="${colours[fill]}" d="${d}"/>`).join('');
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
