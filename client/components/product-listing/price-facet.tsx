import { ChevronDown } from 'lucide';
import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Button } from '#client/ui/button/button.tsx';
import { FieldError } from '#client/ui/field/field.tsx';
import { Icon } from '#client/ui/icon/icon.tsx';
import type { Facet } from '#shared/contract/product-list.ts';
import { hasUnreadPrice, PRICE_FIELDS } from '#shared/domain/facet-form.ts';
import type { Filter } from '#shared/domain/filter-segments.ts';
import { formatFigure } from '#shared/domain/price.ts';
import { parsePriceRange } from '#shared/domain/price-range.ts';
import styles from './price-facet.module.css';

const ERROR_ID = 'price-error';

/** A price range in the price the visitor sees: two amounts and a button. */
export function PriceFacet({ facet, filters }: { facet: Facet; filters: Filter[] }) {
  const text = useTranslations();
  const { site, search } = usePage();
  const { locale } = site;
  const typed = new URLSearchParams(search);
  const unread = hasUnreadPrice(typed);
  const chosen = filters.find((filter) => filter.key === facet.code);
  const range = chosen && parsePriceRange(chosen.value);
  const fieldOf = (name: string, end: number | undefined) => {
    const given = typed.get(name);
    return {
      name,
      inputMode: 'decimal' as const,
      maxLength: 20,
      defaultValue: given ?? (end === undefined ? undefined : formatFigure(end, locale)),
      'aria-invalid': given === null ? undefined : true,
      'aria-describedby': ERROR_ID,
      className: 'figures',
    };
  };
  const placeholder = (value: number | null) => (value === null ? '' : formatFigure(value, locale));
  return (
    <details className={styles.facet} data-facet={facet.code} open>
      <summary>
        {facet.label}
        <Icon of={ChevronDown} />
      </summary>
      <fieldset className={styles.range} key={`${chosen?.value} ${search}`}>
        <legend className="hidden">{facet.label}</legend>
        <label>
          <span className="hidden">{text('filters.price_min')}</span>
          <input {...fieldOf(PRICE_FIELDS.min, range?.min)} placeholder={placeholder(facet.min)} />
        </label>
        <span>{text('filters.to')}</span>
        <label>
          <span className="hidden">{text('filters.price_max')}</span>
          <input {...fieldOf(PRICE_FIELDS.max, range?.max)} placeholder={placeholder(facet.max)} />
        </label>
        <span>{facet.unit}</span>
        <FieldError id={ERROR_ID} error={unread ? text('filters.price_unread') : undefined} />
        <Button type="submit" kind="secondary">
          {text('filters.price_apply')}
        </Button>
      </fieldset>
    </details>
  );
}
