import { X } from 'lucide';
import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Icon } from '#client/ui/icon/icon.tsx';
import type { Facet } from '#shared/contract/product-list.ts';
import { toggleFilter, type Filter } from '#shared/domain/filter-segments.ts';
import { formatFigure } from '#shared/domain/price.ts';
import { parsePriceRange, PRICE_KEY } from '#shared/domain/price-range.ts';
import type { ProductOrder } from '#shared/domain/product-order.ts';
import type { Locale } from '#shared/locale.ts';
import { listUrl, type ListTarget } from './list-target.ts';
import styles from './active-filters.module.css';

type ActiveFiltersProps = { facets: Facet[]; filters: Filter[]; orderBy: ProductOrder; target: ListTarget };

export function ActiveFilters({ facets, filters, orderBy, target }: ActiveFiltersProps) {
  const text = useTranslations();
  const { site } = usePage();
  if (filters.length === 0) return null;
  return (
    <ul className={styles.list}>
      {filters.map((filter) => (
        <li key={`${filter.key}${filter.value}`}>
          <a href={listUrl(target, site, { filters: toggleFilter(filters, filter), orderBy })} rel="nofollow">
            <span className="hidden">{text('filters.remove')}</span>
            {labelOf(filter, facets, site.locale)}
            <Icon of={X} size="small" />
          </a>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <a className={styles.clear} href={listUrl(target, site, { filters: [], orderBy })} rel="nofollow">
            {text('filters.clear')}
          </a>
        </li>
      )}
    </ul>
  );
}

function labelOf({ key, value }: Filter, facets: Facet[], locale: Locale): string {
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
