import type { Brand, BrandColours } from '#shared/contract/brand.ts';

/** Custom properties of the style sheet (client/ui/styles/tokens.css) that each colour replaces. */
const PROPERTIES: Record<keyof BrandColours, string> = {
  paper: '--paper',
  plaster: '--plaster',
  stone: '--stone',
  ink: '--ink',
  accent: '--ember',
  accent_dark: '--ember-dark',
  accent_light: '--ember-light',
  trade: '--pine',
  trade_dark: '--pine-dark',
};

/** Shades of the palette, mixed from the colours of the brand. */
const MIXED = [
  '--plaster-hover:color-mix(in oklab,var(--plaster) 94%,var(--ink))',
  '--ink-2:color-mix(in oklab,var(--ink) 80%,var(--paper))',
  '--ink-3:color-mix(in oklab,var(--ink) 66%,var(--paper))',
  '--pine-mist:color-mix(in oklab,var(--pine) 8%,white)',
  '--pine-light:color-mix(in oklab,var(--pine) 36%,white)',
  '--pine-rule:color-mix(in oklab,var(--pine) 70%,white)',
];

const SYSTEM = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

/** Style sheet of a brand's colours and typefaces, unless it has the standard ones, and of the colours of products. */
export function themeCss(
  { colours, typeface }: Pick<Brand, 'colours' | 'typeface'>,
  colourRules: string,
): string {
  const own = colours
    ? Object.entries(PROPERTIES).map(
        ([name, property]) => `${property}:${colours[name as keyof BrandColours]}`,
      )
    : [];
  const mixed = colours ? MIXED : [];
  const faces = typeface === 'system' ? [`--title:${SYSTEM}`, `--body:${SYSTEM}`] : [];
  const rules = [...own, ...mixed, ...faces];
  // Without a layer, so that it outranks the sheets of the build in any order of loading.
  return `${rules.length > 0 ? `:root{${rules.join(';')}}\n` : ''}${colourRules}\n`;
}
