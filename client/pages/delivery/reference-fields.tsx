import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useFormFields } from '#client/components/post-form/form-fields.ts';
import { TextField } from '#client/ui/text-field/text-field.tsx';
import { MAX_ORDER_NUMBER, MAX_SITE_REFERENCE, referenceText } from '#shared/domain/checkout-fields.ts';
import { DELIVERY_ERRORS } from './delivery-errors.ts';
import styles from './reference-fields.module.css';
import type { Delivery } from './use-delivery.ts';

const FIELDS = [
  { name: 'order_number', most: MAX_ORDER_NUMBER },
  { name: 'site_reference', most: MAX_SITE_REFERENCE },
] as const;

/** The buyer's order number and site reference; both optional, for all carriers. */
export function ReferenceFields({ typed, type }: Pick<Delivery, 'typed' | 'type'>) {
  const text = useTranslations();
  return (
    <fieldset className={styles.references}>
      <legend>{text('delivery.references')}</legend>
      <p className={styles.note}>{text('delivery.references_text')}</p>
      <div className={styles.fields}>
        {FIELDS.map(({ name, most }) => (
          <ReferenceField
            key={name}
            name={name}
            most={most}
            value={typed[name]}
            onType={(value) => type({ [name]: value })}
          />
        ))}
      </div>
    </fieldset>
  );
}

type ReferenceFieldProps = {
  name: (typeof FIELDS)[number]['name'];
  most: number;
  value: string;
  onType: (value: string) => void;
};

/** No `maxlength`, so that pasted text is not cut: an overlong reference shows an error with its count. */
function ReferenceField({ name, most, value, onType }: ReferenceFieldProps) {
  const text = useTranslations();
  const { error, ...field } = useFormFields(DELIVERY_ERRORS)(name, text(`delivery.${name}`));
  const count = referenceText(value).length;
  const isTooLong = count > most;
  return (
    <div>
      <TextField
        {...field}
        defaultValue={value}
        error={isTooLong ? text(`delivery.fault_${name}`) : error}
        optional={text('forms.optional')}
        hint={text(`delivery.${name}_hint`, { most })}
        onInput={(event) => onType(event.currentTarget.value)}
      />
      <p className={`${styles.counter} figures`} data-over={isTooLong || undefined} aria-hidden="true">
        {text('delivery.reference_count', { count, most })}
      </p>
    </div>
  );
}
