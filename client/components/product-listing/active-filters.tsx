import { X } from 'lucide';
import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Icon } from '#client/ui/icon/icon.tsx';
import type { Facet } from '#shared/contract/product-list.ts';
import { toggleFilter, type Filter } from '#shared/domain/filter-segments.ts';
import type { ProductOrder } from '#shared/domain/product-order.ts';
import { filterLabel } from './filter-label.ts';
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
            {filterLabel(filter, facets, site.locale)}
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
