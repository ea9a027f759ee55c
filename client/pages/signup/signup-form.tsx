import { ArrowRight } from 'lucide';
import { useLayoutEffect, useRef } from 'react';
import { island } from '#client/app/parts/island.tsx';
import { FormContext, usePageForm } from '#client/app/forms/form-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { PostForm } from '#client/components/post-form/post-form.tsx';
import { SubmitButton } from '#client/components/post-form/submit-button.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { Stepper } from '#client/ui/stepper/stepper.tsx';
import { CarriedFields } from './carried-fields.tsx';
import { CompanyStep } from './company-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { PersonStep } from './person-step.tsx';
import { SIGNUP_ERRORS, stepLabels } from './signup-labels.ts';
import type { SignupData } from './signup-load.ts';
import styles from './signup-form.module.css';
import { BACK, LAST_STEP, readStep, STEP_FIELD, STEPS, WAY_FIELD } from './signup-steps.ts';
import { SiretStep } from './siret-step.tsx';
import { useLiveErrors } from './use-live-errors.ts';

const TITLES = [
  'signup.step_siret',
  'signup.step_company',
  'signup.step_person',
  'signup.step_password',
] as const;

/** The signup form, one step at a time. Each step posts all values, so no scripts are needed. */
export const SignupForm = island(SignupFormContent);

function SignupFormContent({ data }: { data: SignupData }) {
  const text = useTranslations();
  const { state } = usePageForm();
  const step = readStep(state?.values[STEP_FIELD]?.[0]);
  return (
    <div className={styles.signup}>
      <Stepper
        label={text('signup.steps')}
        steps={TITLES.map((title) => ({ title: text(title) }))}
        current={step}
        place={(at, count) => text('signup.place', { step: at, steps: count })}
        done={text('signup.done')}
      />
      <Step key={step} step={step} data={data} />
    </div>
  );
}

function Step({ step, data }: { step: number; data: SignupData }) {
  const text = useTranslations();
  const { form, onBlur, onChange } = useLiveErrors(STEPS[step] ?? []);
  const title = TITLES[step] ?? TITLES[0];
  const heading = useStepHeading(step);
  return (
    <PostForm
      labels={stepLabels(text, step)}
      errorMessages={SIGNUP_ERRORS}
      onBlur={onBlur}
      onChange={onChange}
    >
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {text(title)}
      </h2>
      <CarriedFields step={step} formKey={data.key} />
      <FormContext value={form}>
        {step === 0 && <SiretStep />}
        {step === 1 && <CompanyStep />}
        {step === 2 && <PersonStep civilities={data.civilities} />}
        {step === LAST_STEP && <PasswordStep />}
        <div className={styles.ways}>
          <SubmitButton icon={ArrowRight}>
            {text(step === LAST_STEP ? 'signup.send' : 'signup.continue')}
          </SubmitButton>
          {step > 0 && (
            <Button type="submit" kind="secondary" name={WAY_FIELD} value={BACK}>
              {text('signup.back')}
            </Button>
          )}
        </div>
      </FormContext>
    </PostForm>
  );
}

/**
 * Moves the focus to the heading of a new step, unless it has errors. In a layout effect, because a fast visitor may
 * already type in the first field when a passive effect runs.
 */
function useStepHeading(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { state } = usePageForm();
  const hasErrors = state !== undefined && Object.keys(state.errors).length > 0;
  const shown = useRef({ hasErrors, isPosted: state !== undefined });
  useLayoutEffect(() => {
    if (shown.current.isPosted && !shown.current.hasErrors) heading.current?.focus({ preventScroll: true });
  }, [step]);
  return heading;
}
