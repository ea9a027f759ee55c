import { useText } from '#client/app/use-text.ts';
import { useFormFields } from '#client/components/post-form/form-fields.ts';
import { NameFields } from '#client/components/post-form/name-fields.tsx';
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
  return (
    <>
      <NameFields
        labels={{
          civility: text('ticket.civility'),
          firstname: text('ticket.firstname'),
          lastname: text('ticket.lastname'),
        }}
        civilities={values.civilities}
        faultTexts={TICKET_FAULTS}
      />
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
