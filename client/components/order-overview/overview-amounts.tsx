import type { ReactNode } from 'react';
import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { formatFigure } from '#shared/domain/price.ts';
import type { OverviewAmount } from './order-overview.ts';
import styles from './order-overview.module.css';
import { useMoney } from '#client/app/intl/use-money.ts';

type Row = { label: string; value: number; note?: ReactNode; isTotal?: boolean };
type OverviewAmountsProps = {
  amount: OverviewAmount;
  /** Destination of the delivery cost. */
  shippingNote: ReactNode;
};

export function OverviewAmounts({ amount, shippingNote }: OverviewAmountsProps) {
  const text = useTranslations();
  const money = useMoney();
  const { locale } = usePage().site;
  const rows: Row[] = [
    { label: text('order.amount_goods'), value: amount.goods },
    ...amount.discounts.map(({ label, value }) => ({
      label: text('order.amount_discount', { label }),
      value,
    })),
    { label: text('order.amount_eco'), value: amount.eco },
    { label: text('order.amount_shipping'), note: shippingNote, value: amount.shipping },
    { label: text('order.amount_without_tax'), value: amount.withoutTax, isTotal: true },
    ...amount.taxes.map(({ rate, tax }) => ({
      label: text('order.amount_tax', { rate: formatFigure(rate, locale) }),
      value: tax,
    })),
    { label: text('order.amount_total'), value: amount.total, isTotal: true },
  ];
  return (
    <dl className={styles.amounts}>
      {rows.map((row) => (
        <div key={row.label} data-total={row.isTotal}>
          <dt>
            {row.label}
            {row.note}
          </dt>
          <dd className="figures">{money(row.value)}</dd>
        </div>
      ))}
    </dl>
  );
}
