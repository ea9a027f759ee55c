import { ChevronDown } from 'lucide';
import { MemoizedHtml } from '#client/app/parts/memoized-html.tsx';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { swatchClass } from '#client/components/swatches/swatches.tsx';
import { Icon } from '#client/ui/icon/icon.tsx';
import type { Facet } from '#shared/contract/product-list.ts';
import { hasFilter, type Filter } from '#shared/domain/filter-segments.ts';
import styles from './facet-options.module.css';

type FacetOptionsProps = { facet: Facet; filters: Filter[]; isFull: boolean; isOpen: boolean };

const SHOWN_AT_FIRST = 8;

/** The options of one facet. Options without results are disabled, unless checked. */
export function FacetOptions({ facet, filters, isFull, isOpen }: FacetOptionsProps) {
  const chosen = facet.options
    .map(({ value }) => value)
    .filter((value) => hasFilter(filters, { key: facet.code, value }));
  return (
    <details className={styles.facet} data-facet={facet.code} open={isOpen || chosen.length > 0}>
      <summary>
        {facet.label}
        <Icon of={ChevronDown} />
      </summary>
      <MemoizedHtml as="fieldset" name={`options ${isFull} ${JSON.stringify(chosen)}`} dependencies={facet}>
        <Options facet={facet} chosen={chosen} isFull={isFull} />
      </MemoizedHtml>
    </details>
  );
}

type OptionsProps = { facet: Facet; chosen: string[]; isFull: boolean };

function Options({ facet, chosen, isFull }: OptionsProps) {
  const text = useTranslations();
  const options = facet.options.map((option) => {
    const checked = chosen.includes(option.value);
    return { ...option, checked, disabled: !checked && (option.count === 0 || isFull) };
  });
  const Option = facet.type === 'color' ? ColourOption : PlainOption;
  const [first, more] = [options.slice(0, SHOWN_AT_FIRST), options.slice(SHOWN_AT_FIRST)];
  return (
    <>
      <legend className="hidden">{facet.label}</legend>
      <div className={facet.type === 'color' ? styles.colours : undefined}>
        {first.map((option) => (
          <Option key={option.value} name={facet.code} option={option} />
        ))}
      </div>
      {more.length > 0 && (
        <details className={styles.more} open={more.some((option) => option.checked)}>
          <summary>{text('filters.more', { count: more.length })}</summary>
          <div className={facet.type === 'color' ? styles.colours : undefined}>
            {more.map((option) => (
              <Option key={option.value} name={facet.code} option={option} />
            ))}
          </div>
        </details>
      )}
    </>
  );
}

/** Its options are language codes, which are named in their own language. */
const LANGUAGE_FACET = 'LANG';

type OptionProps = {
  name: string;
  option: { value: string; label: string; count: number; checked: boolean; disabled: boolean };
};

function PlainOption({ name, option }: OptionProps) {
  return (
    <label className={`${styles.option} ${option.disabled ? styles.none : ''}`}>
      <input
        type="checkbox"
        name={name}
        value={option.value}
        defaultChecked={option.checked}
        disabled={option.disabled}
      />
      <span lang={name === LANGUAGE_FACET ? option.value : undefined}>{option.label}</span>
      <small className="figures">{option.count}</small>
    </label>
  );
}

function ColourOption({ name, option }: OptionProps) {
  return (
    <label className={`${styles.colour} ${option.disabled ? styles.none : ''}`}>
      <input
        type="checkbox"
        name={name}
        value={option.value}
        defaultChecked={option.checked}
        disabled={option.disabled}
      />
      <span className={swatchClass(option.value, 'large')} />
      <span>{option.label}</span>
      <small className="figures">{option.count}</small>
    </label>
  );
}
