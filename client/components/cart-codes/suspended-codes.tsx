import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useMoney } from '#client/app/intl/use-money.ts';
import type { SuspendedCode } from '#shared/contract/cart.ts';
import { codeReason } from './code-reason.ts';
import styles from './suspended-codes.module.css';

/** Codes whose conditions are not met, each with the reason. Pages must load the message group `checkout`. */
export function SuspendedCodes({ codes }: { codes: readonly SuspendedCode[] }) {
  const text = useTranslations();
  const money = useMoney();
  if (codes.length === 0) return null;
  return (
    <ul className={styles.codes}>
      {codes.map((suspended) => (
        <li key={suspended.code}>
          <b>{text('cart.code_suspended', { code: suspended.code })}</b> {codeReason(text, suspended, money)}{' '}
          {text('cart.code_back')}
        </li>
      ))}
    </ul>
  );
}
