import { Printer } from 'lucide';
import { useText } from '#client/app/intl/use-text.ts';
import { Button } from '#client/ui/button/button.tsx';
import styles from './proposal.module.css';

/** Hidden without scripts, which printing needs. */
export function PrintButton() {
  const text = useText();
  return (
    <span className={styles.print}>
      <Button kind="secondary" icon={Printer} onClick={() => window.print()}>
        {text('power.print')}
      </Button>
    </span>
  );
}
