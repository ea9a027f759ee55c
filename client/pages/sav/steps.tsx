import { useTranslations } from '#client/app/intl/use-translations.ts';
import { EmergencyText } from '#client/components/safety/emergency-text.tsx';
import type { SavStep } from '#shared/contract/sav.ts';
import styles from './steps.module.css';

export function Steps({ steps }: { steps: readonly SavStep[] }) {
  const text = useTranslations();
  return (
    <section className={styles.steps} aria-label={text('sav.steps')}>
      <ol>
        {steps.map(({ title, text: message, professional }, index) => (
          <li key={index}>
            <h2>{title}</h2>
            {professional && <p className={styles.mark}>{text('sav.for_professional')}</p>}
            <p>
              <EmergencyText text={message} />
            </p>
          </li>
        ))}
      </ol>
      {steps.some((step) => step.professional) && <p className={styles.note}>{text('sav.safety')}</p>}
    </section>
  );
}
