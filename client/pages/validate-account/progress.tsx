import { Check } from 'lucide';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Icon } from '#client/ui/icon/icon.tsx';
import styles from './validate-account-page.module.css';

const STEPS = ['signup.progress_mail', 'signup.progress_company', 'signup.progress_open'] as const;

export function Progress({ isApproved }: { isApproved: boolean }) {
  const text = useTranslations();
  const done = isApproved ? STEPS.length : 1;
  return (
    <ol className={styles.progress}>
      {STEPS.map((step, index) => (
        <li key={step} className={index < done ? styles.done : undefined}>
          <span className={styles.sign}>{index < done && <Icon of={Check} />}</span>
          <span>
            {text(step)}
            <span className={styles.state}>
              {text(
                index < done
                  ? 'signup.progress_done'
                  : index === done
                    ? 'signup.progress_now'
                    : 'signup.progress_later',
              )}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
