import { useTranslations } from '#client/app/intl/use-translations.ts';
import { usePage } from '#client/app/page/page-context.ts';
import { useStore } from '#client/stores/store-context.ts';
import type { Price } from '#shared/contract/product.ts';
import { formatPrice } from '#shared/domain/price.ts';
import { Amount, digitsOf, listedAmount, paidAmount } from './amount.tsx';
import styles from './price-tag.module.css';

type PriceTagProps = { price: Price | null; size?: 'small' | 'normal' | 'large' };

/** A price with its label, and the public price beside a net one; "on quotation" without a price. */
export function PriceTag({ price, size = 'normal' }: PriceTagProps) {
  const text = useTranslations();
  if (!price) return <span className={styles.none}>{text('price.on_quotation')}</span>;
  const listed = listedAmount(price);
  return (
    <span className={`${styles.price} ${styles[size]} figures`}>
      {price.from && <small>{`${text('price.from')} `}</small>}
      <Amount price={paidAmount(price)} digits={size === 'large' ? 2 : digitsOf(price.value)} />
      {listed && (
        <small className={styles.listed}>
          <Amount price={listed} />
        </small>
      )}
    </span>
  );
}

/** The eco fee beside the price: included in public prices, not in net ones. */
export function EcoNote({ price }: { price: Price }) {
  const text = useTranslations();
  const { locale } = usePage().site;
  const { symbol } = useStore().settings.salesplan.currency;
  return (
    <p className={styles.eco}>
      {text('price.eco', {
        amount: formatPrice(price.eco, { locale, symbol, digits: 2 }),
        net: price.kind === 'net' ? 'yes' : 'no',
        tax: price.tax,
      })}
    </p>
  );
}
