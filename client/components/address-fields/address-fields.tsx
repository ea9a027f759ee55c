import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useFormFields } from '#client/components/post-form/form-fields.ts';
import { TextField } from '#client/ui/text-field/text-field.tsx';
import { ADDRESS_ERRORS, addressLabels } from './address-errors.ts';
import { TownFields } from './town-fields.tsx';

/** The fields of an address. Pages must load the message group `account`. */
export function AddressFields() {
  const text = useTranslations();
  const labels = addressLabels(text);
  const field = useFormFields(ADDRESS_ERRORS);
  const optional = text('forms.optional');
  return (
    <>
      <TextField
        {...field('label', labels.label)}
        hint={text('account.field_label_hint')}
        autoComplete="off"
        maxLength={120}
      />
      <TextField {...field('address_1', labels.address_1)} autoComplete="address-line1" maxLength={120} />
      <TextField
        {...field('address_2', labels.address_2)}
        optional={optional}
        autoComplete="address-line2"
        maxLength={120}
      />
      <TownFields zipcode={field('zipcode', labels.zipcode)} city={field('city', labels.city)} />
      <TextField
        {...field('mobile', labels.mobile)}
        optional={optional}
        hint={text('account.field_mobile_hint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
      />
    </>
  );
}
