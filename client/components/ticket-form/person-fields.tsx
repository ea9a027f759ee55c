import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useFormFields } from '#client/components/post-form/form-fields.ts';
import { PlainNameFields } from '#client/components/post-form/name-fields.tsx';
import { TextField } from '#client/ui/text-field/text-field.tsx';
import type { TicketFormValues, TicketSubject } from '#shared/contract/ticket.ts';
import { TICKET_ERRORS } from './ticket-labels.ts';
import { PlaceFields } from './place-fields.tsx';
import styles from './ticket-form.module.css';

type PersonFieldsProps = { values: TicketFormValues; subject: TicketSubject };

export function PersonFields({ values, subject }: PersonFieldsProps) {
  const text = useTranslations();
  const field = useFormFields(TICKET_ERRORS);
  return (
    <>
      <PlainNameFields
        labels={{ firstname: text('ticket.firstname'), lastname: text('ticket.lastname') }}
        errorMessages={TICKET_ERRORS}
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
          hint={text('ticket.phone_hint')}
          {...(!subject.required.includes('phone') && { optional: text('forms.optional') })}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={40}
        />
      </div>
      {subject.required.includes('town') && <PlaceFields countries={values.countries} />}
    </>
  );
}
