import type { BrandColours } from '#shared/contract/brand.ts';

const WHITE = '#ffffff';
/** Text of normal size (WCAG 2.2, 1.4.3). */
const MIN_RATIO = 4.5;

/** A text in one colour on a ground in another that is hard to read, and the colour of the brand to change. */
export type WeakContrast = { field: keyof BrandColours; text: string; ground: string; ratio: number };

/** Lists the pairs of colours that pages use and whose text is hard to read. */
export function findWeakContrasts(colours: BrandColours): WeakContrast[] {
  const pairs: Omit<WeakContrast, 'ratio'>[] = [
    { field: 'ink', text: colours.ink, ground: colours.paper },
    { field: 'ink', text: colours.ink, ground: colours.plaster },
    { field: 'accent', text: WHITE, ground: colours.accent },
    { field: 'accent', text: colours.accent, ground: colours.paper },
    { field: 'accent_light', text: colours.accent_light, ground: colours.ink },
    { field: 'trade', text: WHITE, ground: colours.trade },
    { field: 'trade', text: colours.trade, ground: colours.paper },
  ];
  return pairs
    .map((pair) => ({ ...pair, ratio: contrastRatio(pair.text, pair.ground) }))
    .filter(({ ratio }) => ratio < MIN_RATIO);
}

/** Contrast ratio of two colours `#rrggbb`, from 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** Relative luminance (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
