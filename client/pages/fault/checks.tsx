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
  const yours = text(target === 'pro' ? 'faults.yours_pro' : 'faults.yours');
  return (
    <ol className={styles.checks}>
      {checks.map(({ text: words, professional }) => (
        <li key={words}>
          <p className={styles.words}>
            <EmergencyText text={words} />
          </p>
          <p className={professional ? styles.professional : styles.yours}>
            <Icon of={professional ? ShieldAlert : Check} size="small" />
            {professional ? text('faults.professional') : yours}
          </p>
        </li>
      ))}
    </ol>
  );
}
