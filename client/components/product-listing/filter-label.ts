import type { Facet } from '#shared/contract/product-list.ts';
import type { Filter } from '#shared/domain/filter-segments.ts';
import { formatFigure } from '#shared/domain/price.ts';
import { parsePriceRange, PRICE_KEY } from '#shared/domain/price-range.ts';
import type { Locale } from '#shared/locale.ts';

/** Label of a chosen value in the language of the facets. */
export function filterLabel({ key, value }: Filter, facets: readonly Facet[], locale: Locale): string {
  const facet = facets.find((candidate) => candidate.code === key);
  if (key === PRICE_KEY) return priceLabel(value, facet?.unit ?? '', locale);
  return (
    facet?.options.find((option) => option.value === value)?.label ?? figureLabel(value, facet?.unit, locale)
  );
}

/** A value that the facet has no option for: that of an older address, such as `1000` for an output in watts. */
function figureLabel(value: string, unit: string | null | undefined, locale: Locale): string {
  return unit && Number.isFinite(Number(value))
    ? `${formatFigure(Number(value), locale)}\u00a0${unit}`
    : value;
}

function priceLabel(value: string, unit: string, locale: Locale): string {
  const { min, max } = parsePriceRange(value) ?? {};
  const shown = (amount: number) => `${formatFigure(amount, locale)}\u00a0${unit}`;
  if (min === undefined) return `≤ ${shown(max ?? 0)}`;
  return max === undefined ? `≥ ${shown(min)}` : `${formatFigure(min, locale)} – ${shown(max)}`;
}
