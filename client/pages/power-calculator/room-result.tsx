import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { LinkArrow } from '#client/ui/link-arrow/link-arrow.tsx';
import { formatFigure } from '#shared/domain/price.ts';
import appliances from './appliances.module.css';
import { ClosestAppliance, OtherAppliance } from './closest-appliance.tsx';
import { HeatLossTable } from './heat-loss-table.tsx';
import { HeatShare } from './heat-share.tsx';
import type { RoomData } from './power-calculator-load.ts';
import styles from './results.module.css';
import { roomId, useRoomName } from './use-room-name.ts';

type Result = NonNullable<RoomData['result']>;

/** Required power of a room with its range, and matching products. Professionals also see the coefficients. */
export function RoomResult({ result, index }: { result: Result; index: number }) {
  const text = useTranslations();
  const { locale, target } = usePage().site;
  const name = useRoomName()(result.room);
  const { room, loss, matches } = result;
  const figure = (value: number) => formatFigure(Math.round(value), locale);
  const [closest, ...others] = matches.items;
  const hasLimits = room.width !== undefined || room.tall !== undefined;
  return (
    <article id={roomId(index)} className={`${styles.room} container`}>
      <div className={styles.words}>
        <h3>{name}</h3>
        <div className={`${styles.figure} figures`}>{`${figure(loss.advised)}\u00a0W`}</div>
        <p>
          {text('power.need', {
            loss: figure(loss.watts),
            low: figure(loss.low),
            high: figure(loss.high),
            inside: loss.inside,
            advised: figure(loss.advised),
          })}
        </p>
        <p>{text('power.ratio', { ratio: figure(loss.perSquareMetre) })}</p>
        {matches.units.count > 1 && (
          <p>{text('power.units', { count: matches.units.count, each: figure(matches.units.min) })}</p>
        )}
        {target === 'pro' ? <HeatLossTable loss={loss} room={name} /> : <HeatShare loss={loss} />}
      </div>
      <div className={styles.products}>
        {closest ? (
          <ClosestAppliance size={closest} count={matches.units.count} wall={room.width} />
        ) : (
          <p>{text(hasLimits ? 'power.none' : 'power.none_unlimited')}</p>
        )}
        {others.length > 0 && (
          <ul className={appliances.others} aria-label={text('power.others')}>
            {others.map((size) => (
              <li key={size.product.id}>
                <OtherAppliance size={size} />
              </li>
            ))}
          </ul>
        )}
        {matches.url && (
          <p className={styles.all} data-print="no">
            <LinkArrow href={matches.url}>{text('power.all', { count: matches.total })}</LinkArrow>
          </p>
        )}
      </div>
    </article>
  );
}
