import { ArrowRight } from 'lucide';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useFormFields } from '#client/components/post-form/form-fields.ts';
import { SubmitButton } from '#client/components/post-form/submit-button.tsx';
import { PersonFields } from '#client/components/ticket-form/person-fields.tsx';
import { PrivacyNote } from '#client/components/ticket-form/privacy-note.tsx';
import { TicketForm } from '#client/components/ticket-form/ticket-form.tsx';
import { personLabels, questionLabels, TICKET_ERRORS } from '#client/components/ticket-form/ticket-labels.ts';
import { TextArea } from '#client/ui/text-field/text-field.tsx';
import type { FormValues } from '#shared/form-state.ts';
import type { LandingData } from './landing-load.ts';

const NOTHING: FormValues = {};

/** Contact details, posted together with the values of the earlier steps. */
export function PersonStep({ data }: { data: LandingData }) {
  const text = useTranslations();
  const { progress, subject, values, key, startedAt } = data;
  return (
    <TicketForm
      {...{ subject, startedAt }}
      formKey={key}
      prefilled={NOTHING}
      labels={{ ...personLabels(text, subject), message: text('quote.message') }}
      elsewhere={questionLabels(text, subject)}
    >
      {Object.entries(progress.answers).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <PersonFields values={values} subject={subject} />
      <MessageField />
      <PrivacyNote />
      <Send />
    </TicketForm>
  );
}

function MessageField() {
  const text = useTranslations();
  const field = useFormFields(TICKET_ERRORS)('message', text('quote.message'));
  return <TextArea {...field} optional={text('forms.optional')} rows={3} />;
}

function Send() {
  const text = useTranslations();
  return <SubmitButton icon={ArrowRight}>{text('quote.send')}</SubmitButton>;
}
