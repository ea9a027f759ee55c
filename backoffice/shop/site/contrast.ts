import { warningAt, type Findings, type Position } from '#backoffice/shop/files/finding.ts';
import type { BrandColours } from '#shared/contract/brand.ts';

const WHITE = '#ffffff';
/** Text of normal size (WCAG 2.2, 1.4.3). */
const MIN_RATIO = 4.5;

/** Warns of pairs of colours whose text is hard to read. */
export function checkContrast(
  colours: BrandColours,
  at: (field: keyof BrandColours) => Position,
  findings: Findings,
): void {
  const pairs: [field: keyof BrandColours, text: string, ground: string][] = [
    ['ink', colours.ink, colours.paper],
    ['ink', colours.ink, colours.plaster],
    ['accent', WHITE, colours.accent],
    ['accent', colours.accent, colours.paper],
    ['accent_light', colours.accent_light, colours.ink],
    ['trade', WHITE, colours.trade],
    ['trade', colours.trade, colours.paper],
  ];
  for (const [field, text, ground] of pairs) {
    const ratio = contrastRatio(text, ground);
    if (ratio < MIN_RATIO)
      findings.add(warningAt(at(field), 'contrast', { text, ground, ratio: ratio.toFixed(1) }, field));
  }
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
