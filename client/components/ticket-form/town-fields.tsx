import { useId, useRef } from 'react';
import { island } from '#client/app/parts/island.tsx';
import { useText } from '#client/app/intl/use-text.ts';
import { useTowns } from '#client/components/address-fields/use-towns.ts';
import { useFormFields } from '#client/components/post-form/form-fields.ts';
import { SelectField } from '#client/ui/select/select-field.tsx';
import { TextField } from '#client/ui/text-field/text-field.tsx';
import type { Country } from '#shared/contract/reference-data.ts';
import styles from './ticket-form.module.css';

/** Country, postcode, town. A French postcode offers its communes; the only one is filled in. */
export const TownFields = island(TownFieldsPart);

function TownFieldsPart({ countries }: { countries: Country[] }) {
  const text = useText();
  const field = useFormFields();
  const listId = useId();
  const town = useRef<HTMLInputElement>(null);
  const country = field('country', text('ticket.country'));
  const { towns, look } = useTowns(([only, ...others]) => {
    if (only === undefined || others.length > 0 || town.current?.value !== '') return;
    town.current.value = only;
    town.current.dispatchEvent(new Event('input', { bubbles: true }));
  });
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
          maxLength={20}
          onChange={(event) => look(event.target.value)}
        />
        <TextField
          {...field('city', text('ticket.city'))}
          ref={town}
          list={listId}
          autoComplete="address-level2"
          maxLength={120}
        />
        <datalist id={listId}>
          {towns.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
      </div>
    </>
  );
}
