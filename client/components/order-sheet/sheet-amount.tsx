import { usePage } from '#client/app/page-context.ts';
import { useText } from '#client/app/use-text.ts';
import { formatFigure } from '#shared/domain/price.ts';
import type { SheetAmount } from './sheet.ts';
import styles from './order-sheet.module.css';
import { useMoney } from './use-money.ts';

/** What it comes to: goods, what is taken off, eco fee, carriage, VAT by rate. */
export function SheetAmounts({ amount }: { amount: SheetAmount }) {
  const text = useText();
  const money = useMoney();
  const { locale } = usePage().site;
  const rows = [
    { label: text('order.amount_goods'), value: amount.goods },
    ...amount.discounts,
    { label: text('order.amount_eco'), value: amount.eco },
    { label: text('order.amount_shipping'), value: amount.shipping },
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
        <div key={row.label} data-total={'isTotal' in row ? true : undefined}>
          <dt>{row.label}</dt>
          <dd className="figures">{money(row.value)}</dd>
        </div>
      ))}
    </dl>
  );
}
