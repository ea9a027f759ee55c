import { use, useId, useRef, useState } from 'react';
import { ApiContext } from '#client/app/api-context.ts';
import { useText } from '#client/app/use-text.ts';
import { useFormFields } from '#client/components/post-form/form-fields.ts';
import { SelectField } from '#client/ui/select/select-field.tsx';
import { TextField } from '#client/ui/text-field/text-field.tsx';
import type { Country } from '#shared/contract/reference-data.ts';
import styles from './ticket-form.module.css';

const FRENCH_POSTCODE = /^\d{5}$/;

/** Country, postcode, town. A French postcode offers its communes; the only one is filled in. */
export function TownFields({ countries }: { countries: Country[] }) {
  const text = useText();
  const api = use(ApiContext);
  const field = useFormFields();
  const listId = useId();
  const town = useRef<HTMLInputElement>(null);
  const [names, setNames] = useState<string[]>([]);
  const country = field('country', text('ticket.country'));
  const offer = async (zipcode: string) => {
    if (!api || !FRENCH_POSTCODE.test(zipcode)) return setNames([]);
    // Whoever cannot be offered anything writes the name.
    const cities = await api.cities.list({ zipcode }).catch(() => ({ items: [] }));
    const found = cities.items.map(({ name }) => name);
    setNames(found);
    const [only] = found;
    if (town.current && only !== undefined && found.length === 1 && town.current.value === '') {
      town.current.value = only;
      town.current.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
  return (
    <>
      <div className={styles.pair}>
        <SelectField
          {...country}
          defaultValue={country.defaultValue ?? 'FR'}
          autoComplete="country"
          options={countries.map(({ iso, name }) => ({ value: iso, label: name }))}
        />
      </div>
      <div className={styles.town}>
        <TextField
          {...field('zipcode', text('ticket.zipcode'))}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={12}
          onChange={(event) => void offer(event.target.value.trim())}
        />
        <TextField
          {...field('city', text('ticket.city'))}
          ref={town}
          list={listId}
          autoComplete="address-level2"
          maxLength={120}
        />
        <datalist id={listId}>
          {names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
      </div>
    </>
  );
}
