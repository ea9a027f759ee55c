import type { Brand, BrandColours } from '#shared/contract/brand.ts';

/** The standard colours, equal to those of client/ui/styles/tokens.css. */
export const STANDARD_COLOURS: BrandColours = {
  paper: '#f4f3ef',
  plaster: '#e6e4dd',
  stone: '#cdc9bf',
  ink: '#181613',
  accent: '#b23a17',
  accent_dark: '#8e2c0f',
  accent_light: '#f0825a',
  trade: '#143a2f',
  trade_dark: '#0d2a22',
};

export function coloursOf({ colours }: Pick<Brand, 'colours'>): BrandColours {
  return colours ?? STANDARD_COLOURS;
}
