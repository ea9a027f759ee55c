import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { ButtonLink } from '#client/ui/button/button.tsx';
import type { Facet } from '#shared/contract/product-list.ts';
import type { Filter } from '#shared/domain/filter-segments.ts';
import type { ProductOrder } from '#shared/domain/product-order.ts';
import { filterLabel } from './filter-label.ts';
import { listUrl, type ListTarget } from './list-target.ts';

type FewerFiltersProps = {
  facets: readonly Facet[];
  filters: readonly Filter[];
  orderBy: ProductOrder;
  target: ListTarget;
  /** Number of entries in words. */
  countText: (count: number) => string;
};

/** Leads from an empty list to the lists without the choices of one facet, with what they hold, and to the whole. */
export function FewerFilters({ facets, filters, orderBy, target, countText }: FewerFiltersProps) {
  const text = useTranslations();
  const { site } = usePage();
  return (
    <>
      {facets.map((facet) => {
        const dropped = filters.filter(({ key }) => key === facet.code);
        if (dropped.length === 0 || dropped.length === filters.length || facet.total_without === 0)
          return null;
        const left = filters.filter(({ key }) => key !== facet.code);
        const labels = dropped.map((filter) => filterLabel(filter, facets, site.locale));
        return (
          <ButtonLink
            key={facet.code}
            kind="secondary"
            href={listUrl(target, site, { filters: left, orderBy })}
            rel="nofollow"
          >
            {text('filters.without', { choices: labels.join(', '), entries: countText(facet.total_without) })}
          </ButtonLink>
        );
      })}
      <ButtonLink kind="secondary" href={listUrl(target, site, { filters: [], orderBy })} rel="nofollow">
        {text('filters.clear')}
      </ButtonLink>
    </>
  );
}
