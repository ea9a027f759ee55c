import type { Facet } from '#shared/contract/product-list.ts';
import type { Filter } from '#shared/domain/filter-segments.ts';

/** Labels of the selected filters, for the title of a list. A price range has no label. */
export function chosenLabels(facets: readonly Facet[], filters: readonly Filter[]): string[] {
  return filters.flatMap(({ key, value }) => {
    const options = facets.find(({ code }) => code === key)?.options ?? [];
    return options.find((option) => option.value === value)?.label ?? [];
  });
}
