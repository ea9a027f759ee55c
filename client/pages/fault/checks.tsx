import { Check, ShieldAlert } from 'lucide';
import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { EmergencyText } from '#client/components/safety/emergency-text.tsx';
import { Icon } from '#client/ui/icon/icon.tsx';
import type { SavFault } from '#shared/contract/sav.ts';
import styles from './checks.module.css';

export function Checks({ checks }: Pick<SavFault, 'checks'>) {
  const text = useTranslations();
  const { target } = usePage().site;
  const selfService = text(target === 'pro' ? 'faults.yours_pro' : 'faults.yours');
  return (
    <ol className={styles.checks}>
      {checks.map(({ text: check, professional }) => (
        <li key={check}>
          <p className={styles.words}>
            <EmergencyText text={check} />
          </p>
          <p className={professional ? styles.professional : styles.yours}>
            <Icon of={professional ? ShieldAlert : Check} size="small" />
            {professional ? text('faults.professional') : selfService}
          </p>
        </li>
      ))}
    </ol>
  );
}
