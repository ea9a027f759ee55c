import type { MessageId } from '#client/app/messages.ts';
import { useText } from '#client/app/use-text.ts';
import { usePage } from '#client/app/page-context.ts';
import { useStore } from '#client/stores/store-context.ts';
import type { Price } from '#shared/contract/product.ts';
import { formatPrice } from '#shared/domain/price.ts';
import styles from './price-tag.module.css';

type PriceTagProps = { price: Price | null; size?: 'normal' | 'large' };

/** A price with its tax always said, a net one with the public one beside it; "on quotation" where there is none. */
export function PriceTag({ price, size = 'normal' }: PriceTagProps) {
  const text = useText();
  const { locale } = usePage().site;
  const { symbol } = useStore().settings.salesplan.currency;
  if (!price) return <span className={styles.none}>{text('price.on_quotation')}</span>;
  const digits = size === 'large' || !Number.isInteger(price.value) ? 2 : 0;
  return (
    <span className={`${styles.price} ${styles[size]} figures`}>
      {price.from && <small>{`${text('price.from')} `}</small>}
      {`${formatPrice(price.value, { locale, symbol, digits })} `}
      <small>{text(taxText(price))}</small>
      {price.listed !== undefined && (
        <small className={styles.listed}>
          {text('price.listed', { amount: formatPrice(price.listed, { locale, symbol, digits: 2 }) })}
        </small>
      )}
    </span>
  );
}

/** Whether and how tax is in a price. */
export function taxText({ tax, listed }: Price): MessageId {
  if (tax === 'included') return 'price.tax_included';
  return listed === undefined ? 'price.tax_excluded' : 'price.net';
}

/** What is paid for recycling, said beside the price: public prices include it, net ones do not. */
export function EcoNote({ price }: { price: Price }) {
  const text = useText();
  const { locale } = usePage().site;
  const { symbol } = useStore().settings.salesplan.currency;
  return (
    <p className={styles.eco}>
      {text('price.eco', {
        amount: formatPrice(price.eco, { locale, symbol, digits: 2 }),
        net: price.listed === undefined ? 'no' : 'yes',
      })}
    </p>
  );
}
