import { ChevronDown } from 'lucide';
import { usePage } from '#client/app/page-context.ts';
import { useText } from '#client/app/use-text.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Icon } from '#client/ui/icon/icon.tsx';
import type { Facet } from '#shared/contract/product-list.ts';
import { PRICE_FIELDS } from '#shared/domain/facet-form.ts';
import type { Filter } from '#shared/domain/filter-segments.ts';
import { formatFigure } from '#shared/domain/price.ts';
import { parsePriceRange } from '#shared/domain/price-range.ts';
import styles from './price-facet.module.css';

/** One price range, in the price the visitor sees: two amounts and a button. */
export function PriceFacet({ facet, filters }: { facet: Facet; filters: Filter[] }) {
  const text = useText();
  const { locale } = usePage().site;
  const chosen = filters.find((filter) => filter.key === facet.code);
  const range = chosen && parsePriceRange(chosen.value);
  const placeholder = (value: number | null) => (value === null ? '' : formatFigure(value, locale));
  return (
    <details className={styles.facet} open>
      <summary>
        {facet.label}
        <Icon of={ChevronDown} />
      </summary>
      <fieldset className={styles.range} key={chosen?.value ?? ''}>
        <legend className="hidden">{facet.label}</legend>
        <label>
          <span className="hidden">{text('filters.price_min')}</span>
          <input
            name={PRICE_FIELDS.min}
            inputMode="numeric"
            maxLength={7}
            defaultValue={range?.min}
            placeholder={placeholder(facet.min)}
            className="figures"
          />
        </label>
        <span>{text('filters.to')}</span>
        <label>
          <span className="hidden">{text('filters.price_max')}</span>
          <input
            name={PRICE_FIELDS.max}
            inputMode="numeric"
            maxLength={7}
            defaultValue={range?.max}
            placeholder={placeholder(facet.max)}
            className="figures"
          />
        </label>
        <span>{facet.unit}</span>
        <Button type="submit" kind="secondary">
          {text('filters.price_apply')}
        </Button>
      </fieldset>
    </details>
  );
}
