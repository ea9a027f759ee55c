import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { ShippingNote } from '#client/components/delivery-promise/shipping-note.tsx';
import type { CartResponse } from '#shared/contract/cart.ts';
import { POINTS_CODE } from '#shared/domain/points-names.ts';
import { formatFigure } from '#shared/domain/price.ts';
import styles from './cart-summary.module.css';
import { useMoney } from '#client/app/intl/use-money.ts';

type AmountsProps = { cart: CartResponse; isChanging: boolean };

export function Amounts({ cart, isChanging }: AmountsProps) {
  const text = useTranslations();
  const money = useMoney();
  const { locale } = usePage().site;
  const { amount, discounts } = cart;
  return (
    <dl className={`${styles.amounts} figures`} aria-busy={isChanging || undefined}>
      <div>
        <dt>{text('cart.goods')}</dt>
        <dd>{money(amount.without_tax_base)}</dd>
      </div>
      {discounts.map((discount) => (
        <div key={discount.code}>
          <DiscountName discount={discount} points={cart.points?.used ?? 0} />
          <dd>{money(discount.value)}</dd>
        </div>
      ))}
      <div>
        <dt>{text('cart.eco')}</dt>
        <dd>{money(amount.eco_without_tax)}</dd>
      </div>
      <Carriage cart={cart} />
      <div className={styles.sum}>
        <dt>{text('cart.total_without_tax')}</dt>
        <dd>{money(amount.total_without_tax)}</dd>
      </div>
      {amount.tva_rates.map(({ rate, amount: tax }) => (
        <div key={rate}>
          <dt>{text('cart.vat', { rate: formatFigure(rate, locale) })}</dt>
          <dd>{money(tax)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{text('cart.total')}</dt>
        <dd>{money(amount.total)}</dd>
      </div>
    </dl>
  );
}

type DiscountNameProps = { discount: CartResponse['discounts'][number]; points: number };

/** Label of a discount: points with their number, the company discount with its percentage, a code with its title. */
function DiscountName({ discount: { code, label, percent }, points }: DiscountNameProps) {
  const text = useTranslations();
  const { locale } = usePage().site;
  if (code === POINTS_CODE)
    return <dt>{text('cart.points_line', { points: formatFigure(points, locale) })}</dt>;
  if (percent !== null) return <dt>{text('cart.discount_pro', { percent })}</dt>;
  return (
    <dt>
      {text('cart.code_line', { code })}
      {label && <small>{label}</small>}
    </dt>
  );
}

function Carriage({ cart }: Pick<AmountsProps, 'cart'>) {
  const text = useTranslations();
  const money = useMoney();
  const isServed = cart.carriers.some(({ refused }) => refused === null);
  return (
    <div>
      <dt>
        {text('cart.shipping')}
        <ShippingNote cart={cart} />
      </dt>
      <dd>
        {cart.shipping_state === 'unknown' ? (
          <small>{text(isServed ? 'cart.shipping_unknown' : 'cart.shipping_none')}</small>
        ) : (
          money(cart.amount.shipping)
        )}
      </dd>
    </div>
  );
}
