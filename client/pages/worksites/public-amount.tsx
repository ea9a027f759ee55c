import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Amount } from '#client/components/price/amount.tsx';
import type { Amount as Sum } from '#shared/contract/project.ts';
import styles from './worksites.module.css';

/** A sum at public prices; "on quotation" without a price. */
export function PublicAmount({ amount }: { amount: Sum | null }) {
  const text = useTranslations();
  if (!amount) return <>{text('price.on_quotation')}</>;
  return (
    <span className={`${styles.amount} figures`}>
      <Amount price={{ amount: amount.value, tax: amount.tax, kind: 'public' }} />
    </span>
  );
}
