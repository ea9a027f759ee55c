import { useTranslations, type Translate } from '#client/app/intl/use-translations.ts';
import { useMoney } from '#client/app/intl/use-money.ts';
import { usePage } from '#client/app/page/page-context.ts';
import type { FollowedOrder } from '#shared/contract/order-list.ts';
import { formatFigure } from '#shared/domain/price.ts';
import styles from './sums.module.css';

type SumsProps = Pick<FollowedOrder, 'amount'> & { notes: FollowedOrder['credit_notes'] };

/** Amounts of an order, and what is left of them after its credit notes. */
export function Sums({ amount, notes }: SumsProps) {
  const text = useTranslations();
  const money = useMoney();
  const { locale } = usePage().site;
  return (
    <dl className={`${styles.sums} figures`}>
      <Sum name={text('orders.sum_goods')} value={money(amount.without_tax_base)} />
      {Object.entries(amount.remise).map(([code, value]) => (
        <Sum key={code} name={discountName(code, text)} value={money(value)} />
      ))}
      {amount.eco_without_tax > 0 && (
        <Sum name={text('orders.sum_eco')} value={money(amount.eco_without_tax)} />
      )}
      <Sum name={text('orders.sum_shipping')} value={money(amount.shipping)} />
      <Sum name={text('orders.sum_net')} value={money(amount.total_without_tax)} isStrong />
      {amount.tva_rates.map(({ rate, base, tva }) => (
        <Sum
          key={rate}
          name={text('orders.sum_vat', { rate: formatFigure(rate, locale), base: money(base) })}
          value={money(tva)}
        />
      ))}
      <Sum name={text('orders.sum_total')} value={money(amount.total)} isStrong />
      {notes.map(({ id, number, total }) => (
        <Sum key={id} name={text('orders.sum_credit', { number })} value={money(-total)} />
      ))}
      {notes.length > 0 && (
        <Sum
          name={text('orders.sum_rest')}
          value={money(notes.reduce((rest, { total }) => rest - total, amount.total))}
          isStrong
        />
      )}
    </dl>
  );
}

function Sum({ name, value, isStrong = false }: { name: string; value: string; isStrong?: boolean }) {
  return (
    <div className={isStrong ? styles.strong : undefined}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function discountName(code: string, text: Translate): string {
  if (code === 'pro') return text('orders.discount_pro');
  return code === 'points' ? text('orders.discount_points') : text('orders.discount_code', { code });
}
