import { TICKET_ERRORS } from './ticket-labels.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useFormFields } from '#client/components/post-form/form-fields.ts';
import { NumberField } from '#client/ui/number-field/number-field.tsx';
import { RadioGroup } from '#client/ui/radio-group/radio-group.tsx';
import { SelectField } from '#client/ui/select/select-field.tsx';
import { TextField } from '#client/ui/text-field/text-field.tsx';
import type { TicketField } from '#shared/contract/ticket.ts';

const NO_OPTIONS: never[] = [];
/** Maximum number of options shown as radio buttons. */
const MAX_RADIO_OPTIONS = 6;

/** A subject-specific field, as described by the back office. */
export function SubjectField({
  field: { name, label, kind, required, hint, unit, min_day: minDay, options = NO_OPTIONS },
}: Props) {
  const text = useTranslations();
  const field = useFormFields(TICKET_ERRORS)(name, label);
  const common = {
    ...field,
    ...(hint !== undefined && { hint }),
    ...(!required && { optional: text('forms.optional') }),
  };
  if (kind === 'number') return <NumberField {...common} unit={unit ?? ''} maxLength={20} />;
  if (kind === 'date') return <TextField {...common} type="date" min={minDay} />;
  if (kind === 'text') return <TextField {...common} autoComplete="off" maxLength={120} />;
  if (options.length > MAX_RADIO_OPTIONS || !required) {
    const none = { value: '', label: text('ticket.no_choice') };
    return <SelectField {...common} options={[none, ...options]} />;
  }
  return (
    <RadioGroup
      id={field.id}
      legend={label}
      name={name}
      options={options}
      look={options.length > 3 ? 'list' : 'cells'}
      {...(field.defaultValue !== undefined && { defaultValue: field.defaultValue })}
      error={field.error}
      {...(hint !== undefined && { hint })}
    />
  );
}

type Props = { field: TicketField };
