import { Search } from 'lucide';
import { useId } from 'react';
import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Button } from '#client/ui/button/button.tsx';
import { LinkArrow } from '#client/ui/link-arrow/link-arrow.tsx';
import { Select } from '#client/ui/select/select.tsx';
import { TextField } from '#client/ui/text-field/text-field.tsx';
import type { SparePartsSearchData } from './spare-parts-search-load.ts';
import styles from './spare-parts-search-page.module.css';

export function SearchFields({ data }: { data: SparePartsSearchData }) {
  const text = useTranslations();
  const { match } = usePage();
  const { query, list, category } = data;
  const isNarrowed = Object.values(query).some((value) => value !== '');
  return (
    <search className={styles.search}>
      <form action={match.pathname} className={styles.fields} key={JSON.stringify(query)}>
        <TextField
          name="q"
          label={text('parts.field')}
          hint={text('parts.field_hint')}
          defaultValue={query.text}
          maxLength={200}
          autoComplete="off"
        />
        <Choice
          name="product"
          label={text('parts.product')}
          value={query.product}
          all={text('parts.all_products')}
          options={list.products}
        />
        <Choice
          name="family"
          label={text('parts.family')}
          value={query.family}
          all={text('parts.all_families')}
          options={list.families}
        />
        <Choice
          name="kind"
          label={text('parts.kind')}
          value={query.kind}
          all={text('parts.all_kinds')}
          options={[
            { value: 'spare', label: text('parts.kind_spare') },
            { value: 'accessory', label: text('parts.kind_accessory') },
          ]}
        />
        <Button type="submit" kind="ink" icon={Search}>
          {text('parts.search')}
        </Button>
        {isNarrowed && (
          <p>
            <LinkArrow href={match.pathname}>{text('parts.all_of', { name: category.name })}</LinkArrow>
          </p>
        )}
      </form>
    </search>
  );
}

type ChoiceProps = {
  name: string;
  label: string;
  value: string;
  all: string;
  options: readonly { value: string; label: string; count?: number }[];
};

function Choice({ name, label, value, all, options }: ChoiceProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        name={name}
        defaultValue={value}
        options={[
          { value: '', label: all },
          ...options.map((option) => ({
            value: option.value,
            label: option.count === undefined ? option.label : `${option.label} (${option.count})`,
          })),
        ]}
      />
    </div>
  );
}
