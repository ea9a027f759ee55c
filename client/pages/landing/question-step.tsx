import { TICKET_ERRORS } from '#client/components/ticket-form/ticket-labels.ts';
import { ArrowRight } from 'lucide';
import { FormContext } from '#client/app/forms/form-context.ts';
import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { FormErrors } from '#client/components/post-form/form-errors.tsx';
import { SubjectField } from '#client/components/ticket-form/subject-field.tsx';
import { Button } from '#client/ui/button/button.tsx';
import type { FormState } from '#shared/form-state.ts';
import type { LandingData } from './landing-load.ts';
import styles from './quote.module.css';
import { FORM_ID, STEP_FIELD, STEPS } from './read-answers.ts';

/** A step without personal data: a GET form with the values of the other steps in hidden fields. */
export function QuestionStep({ data: { progress, subject } }: { data: LandingData }) {
  const text = useTranslations();
  const { match } = usePage();
  const { step, answers, errors } = progress;
  const names: readonly string[] = STEPS[step] ?? [];
  const fields = subject.fields.filter(({ name }) => names.includes(name));
  const others = Object.entries(answers).filter(([name]) => !names.includes(name));
  const state: FormState = {
    status: 200,
    errors,
    values: Object.fromEntries(Object.entries(answers).map(([name, value]) => [name, [value]])),
  };
  return (
    <FormContext value={{ state, isSending: false }}>
      <form method="get" action={`${match.pathname}#${FORM_ID}`} className={styles.step} noValidate>
        {Object.keys(errors).length > 0 && (
          <FormErrors
            errorMessages={TICKET_ERRORS}
            labels={Object.fromEntries(fields.map(({ name, label }) => [name, label]))}
          />
        )}
        {others.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name={STEP_FIELD} value={step + 2} />
        <p>{text('forms.required_note')}</p>

        {fields.map((field) => (
          <SubjectField key={field.name} field={field} />
        ))}

        <div className={styles.ways}>
          <Button type="submit" icon={ArrowRight}>
            {text('quote.continue')}
          </Button>
        </div>
      </form>
    </FormContext>
  );
}
