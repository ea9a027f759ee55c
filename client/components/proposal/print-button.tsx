import { Printer } from 'lucide';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Button } from '#client/ui/button/button.tsx';
import styles from './proposal.module.css';

/** Hidden without scripts, which printing needs. */
export function PrintButton() {
  const text = useTranslations();
  return (
    <span className={styles.print}>
      <Button kind="secondary" icon={Printer} onClick={() => window.print()}>
        {text('power.print')}
      </Button>
    </span>
  );
}
