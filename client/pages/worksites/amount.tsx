import { usePage } from '#client/app/page-context.ts';
import { useText } from '#client/app/use-text.ts';
import { useStore } from '#client/stores/store-context.ts';
import type { Amount as Sum } from '#shared/contract/project.ts';
import { formatPrice } from '#shared/domain/price.ts';
import styles from './worksites.module.css';

/** A sum with its tax always said; "on quotation" where there is none. */
export function Amount({ amount }: { amount: Sum | null }) {
  const text = useText();
  const { locale } = usePage().site;
  const { symbol } = useStore().settings.salesplan.currency;
  if (!amount) return <>{text('price.on_quotation')}</>;
  return (
    <span className={`${styles.amount} figures`}>
      {formatPrice(amount.value, { locale, symbol, digits: 2 })}{' '}
      <small>{text(amount.tax === 'included' ? 'price.tax_included' : 'price.tax_excluded')}</small>
    </span>
  );
}
