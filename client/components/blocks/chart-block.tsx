import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import type { BlockOf } from '#shared/contract/page-block.ts';
import { formatFigure } from '#shared/domain/price.ts';
import styles from './chart-block.module.css';

const YEAR = /^\d{4}$/;

/** Bars inside a table: the figures are read and printed with the drawing. */
export function ChartBlock({ caption, unit, points, note }: Omit<BlockOf<'chart'>, 'type'>) {
  const text = useTranslations();
  const { locale } = usePage().site;
  const max = Math.max(...points.map(({ value }) => value)) || 1;
  const isHistory = points.every(({ label }) => YEAR.test(label));
  const accent = isHistory ? points.length - 1 : points.findIndex(({ value }) => value === max);
  return (
    <figure className={`${styles.chart} container`}>
      <table>
        <caption>{caption}</caption>
        <thead className="hidden">
          <tr>
            <th scope="col">{text('block.chart_label')}</th>
            <th scope="col">{unit || text('block.chart_value')}</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ label, value }, index) => (
            <tr key={label} className={index === accent ? styles.accent : undefined}>
              <th scope="row">{label}</th>
              <td>
                <svg aria-hidden="true">
                  <rect width={`${(value / max) * 100}%`} height="100%" />
                </svg>
                <span>
                  {formatFigure(value, locale)}
                  {unit && `\u00a0${unit}`}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {note !== '' && <figcaption>{note}</figcaption>}
    </figure>
  );
}
