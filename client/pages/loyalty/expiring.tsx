import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useDay } from '#client/app/page/use-day.ts';
import type { Loyalty } from '#shared/contract/loyalty.ts';
import styles from './loyalty-page.module.css';

export function Expiring({ expiring }: Pick<Loyalty, 'expiring'>) {
  const text = useTranslations();
  const dayOf = useDay();
  return (
    <section aria-labelledby="loyalty-expiring">
      <h2 id="loyalty-expiring">{text('benefits.loyalty_expiring')}</h2>
      {expiring.length > 0 ? (
        <ul className={`${styles.lines} figures`}>
          {expiring.map(({ date, points }) => (
            <li key={date}>
              {text('benefits.loyalty_expiring_row', {
                points,
                date: dayOf(date),
              })}
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.none}>{text('benefits.loyalty_expiring_none')}</p>
      )}
    </section>
  );
}
