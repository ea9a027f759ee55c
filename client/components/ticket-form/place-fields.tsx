import { useTranslations } from '#client/app/intl/use-translations.ts';
import { TownFields } from '#client/components/address-fields/town-fields.tsx';
import { useFormFields } from '#client/components/post-form/form-fields.ts';
import { SelectField } from '#client/ui/select/select-field.tsx';
import type { Country } from '#shared/contract/reference-data.ts';
import styles from './ticket-form.module.css';

export function PlaceFields({ countries }: { countries: readonly Country[] }) {
  const text = useTranslations();
  const field = useFormFields();
  const country = field('country', text('ticket.country'));
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
      <TownFields
        zipcode={field('zipcode', text('ticket.zipcode'))}
        city={field('city', text('ticket.city'))}
      />
    </>
  );
}
