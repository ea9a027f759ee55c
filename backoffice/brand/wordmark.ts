import type { Brand, Logo } from '#shared/contract/brand.ts';
import { outlineText } from './outline-text.ts';

/** The wordmark; the name in the typeface of titles for a brand without one. */
export function wordmarkOf({ logo, name }: Pick<Brand, 'logo' | 'name'>): Logo {
  return logo ?? outlineText(name);
}
