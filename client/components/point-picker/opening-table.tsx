import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import type { OpeningDay } from '#shared/contract/contact.ts';
import { timeText } from '#shared/domain/distance-text.ts';
import { momentInParis, weekdayOf, weekOf } from '#shared/domain/opening-hours.ts';
import styles from './opening-table.module.css';

/** Opening hours from Monday; today is marked once the time is known (`now` above 0). */
export function OpeningTable({ days, now }: { days: readonly OpeningDay[]; now: number }) {
  const text = useTranslations();
  const { locale } = usePage().site;
  const today = now > 0 ? weekdayOf(momentInParis(now).day) : undefined;
  return (
    <table className={styles.table}>
      <caption className="hidden">{text('locator.hours')}</caption>
      <tbody>
        {weekOf(days).map(({ jour, spans }) => (
          <tr key={jour} aria-current={jour === today ? 'date' : undefined}>
            <th scope="row">{text('locator.weekday', { day: String(jour) })}</th>
            <td>
              {spans.length === 0
                ? text('locator.closed')
                : spans.map(({ from, to }, index) => (
                    <span key={from} className={styles.span}>
                      {timeText(from, locale)} – {timeText(to, locale)}
                      {index < spans.length - 1 && ', '}
                    </span>
                  ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
