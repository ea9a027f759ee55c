import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import type { RoomLoss } from '#shared/domain/heat/room-loss.ts';
import { formatFigure } from '#shared/domain/price.ts';
import styles from './heat-share.module.css';

const PERCENT = 100;

/** Heat loss of a room by component, the largest first, with bars that compare them. */
export function HeatShare({ loss: { parts, watts } }: { loss: RoomLoss }) {
  const text = useTranslations();
  const { locale } = usePage().site;
  const shown = parts.filter((part) => part.watts > 0).toSorted((a, b) => b.watts - a.watts);
  const largest = shown[0]?.watts ?? 1;
  const percent = (part: number) => formatFigure(Math.round((part / watts) * PERCENT), locale);
  return (
    <div className={styles.share}>
      <h4>{text('power.heat_share')}</h4>
      <ul className="figures">
        {shown.map((part) => (
          <li key={part.kind}>
            <span>{text(`power.loss_${part.kind}`)}</span>
            <span>{text('power.heat_percent', { percent: percent(part.watts) })}</span>
            <svg viewBox={`0 0 ${PERCENT} 1`} preserveAspectRatio="none" aria-hidden="true">
              <rect width={PERCENT} height="1" />
              <rect width={Math.round((part.watts / largest) * PERCENT)} height="1" />
            </svg>
          </li>
        ))}
      </ul>
    </div>
  );
}
