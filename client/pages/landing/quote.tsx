import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Stepper } from '#client/ui/stepper/stepper.tsx';
import { QuestionStep } from './question-step.tsx';
import type { LandingData } from './landing-load.ts';
import { PersonStep } from './person-step.tsx';
import styles from './quote.module.css';
import { FORM_ID, LAST_STEP, STEP_FIELD } from './read-answers.ts';

const TITLES = ['quote.step_dwelling', 'quote.step_project', 'quote.step_person'] as const;

/** The form in steps. Values of earlier steps are in the query; personal data is in the last step only. */
export function Quote({ data }: { data: LandingData }) {
  const text = useTranslations();
  const { match } = usePage();
  const { step, answers } = data.progress;
  const steps = TITLES.map((title, index) => ({
    title: text(title),
    href: `${match.pathname}?${new URLSearchParams({ ...answers, [STEP_FIELD]: String(index + 1) })}#${FORM_ID}`,
  }));
  return (
    <section id={FORM_ID} className={styles.quote} aria-labelledby="quote-title">
      <h2 id="quote-title">{text('quote.form_title')}</h2>
      <Stepper
        label={text('quote.steps')}
        steps={steps}
        current={step}
        place={(at, count) => text('quote.place', { step: at, steps: count })}
        done={text('quote.done')}
      />
      {step === LAST_STEP ? <PersonStep data={data} /> : <QuestionStep key={step} data={data} />}
    </section>
  );
}
