import { useText } from '#client/app/use-text.ts';
import { useFormFields } from '#client/components/post-form/form-fields.ts';
import { RadioGroup } from '#client/ui/radio-group/radio-group.tsx';
import { TextField } from '#client/ui/text-field/text-field.tsx';
import type { TicketFormValues } from '#shared/contract/ticket.ts';
import { TICKET_FAULTS } from './ticket-labels.ts';
import { TownFields } from './town-fields.tsx';
import styles from './ticket-form.module.css';

type PersonFieldsProps = { values: TicketFormValues; isPhoneRequired: boolean };

/** Whom the answer goes to. */
export function PersonFields({ values, isPhoneRequired }: PersonFieldsProps) {
  const text = useText();
  const field = useFormFields(TICKET_FAULTS);
  const civility = field('civility', text('ticket.civility'));
  return (
    <>
      <RadioGroup
        id={civility.id}
        legend={civility.label}
        name="civility"
        defaultValue={civility.defaultValue ?? ''}
        error={civility.error}
        look="cells"
        options={values.civilities.map(({ code, label }) => ({ value: code, label }))}
      />
      <div className={styles.pair}>
        <TextField
          {...field('firstname', text('ticket.firstname'))}
          autoComplete="given-name"
          maxLength={120}
        />
        <TextField
          {...field('lastname', text('ticket.lastname'))}
          autoComplete="family-name"
          maxLength={120}
        />
      </div>
      <div className={styles.pair}>
        <TextField
          {...field('email', text('ticket.email'))}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
        />
        <TextField
          {...field('phone', text('ticket.phone'))}
          {...(!isPhoneRequired && { optional: text('forms.optional') })}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={40}
        />
      </div>
      <TownFields countries={values.countries} />
    </>
  );
}
