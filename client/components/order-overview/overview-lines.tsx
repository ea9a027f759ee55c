import { useTranslations } from '#client/app/intl/use-translations.ts';
import { LineCover } from '#client/components/line-cover/line-cover.tsx';
import { Amount } from '#client/components/price/amount.tsx';
import type { OverviewLine } from './order-overview.ts';
import styles from './order-overview.module.css';

export function OverviewLines({ lines }: { lines: readonly OverviewLine[] }) {
  const text = useTranslations();
  return (
    <section className={styles.part} aria-labelledby="sheet-lines">
      <h2 id="sheet-lines">{text('order.lines')}</h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.key}>
            <LineCover cover={line.cover} />
            <div>
              <p className={styles.name} lang={line.lang}>
                {line.name}
              </p>
              <p className={styles.facts}>
                {text('order.line_reference', { reference: line.reference })}
                {line.schema && <> · {text('order.line_schema', { schema: line.schema })}</>}
              </p>
            </div>
            <p className="figures">{text('order.line_quantity', { count: line.quantity })}</p>
            <p className={`${styles.price} figures`}>
              <Amount price={{ amount: line.total, tax: 'excluded', kind: 'public' }} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
