import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { ProductCard } from '#client/components/product-card/product-card.tsx';
import { LinkArrow } from '#client/ui/link-arrow/link-arrow.tsx';
import { formatFigure } from '#shared/domain/price.ts';
import { HeatLossTable } from './heat-loss-table.tsx';
import type { RoomData } from './power-calculator-load.ts';
import styles from './results.module.css';

type Result = NonNullable<RoomData['result']>;

/** Required power of a room with its range, and matching products. Professionals also see the heat losses. */
export function RoomResult({ result }: { result: Result }) {
  const text = useTranslations();
  const { locale, target } = usePage().site;
  const { room, loss, matches } = result;
  const figure = (value: number) => formatFigure(Math.round(value), locale);
  const hasLimits = room.width !== undefined || room.tall !== undefined;
  const name = text('power.room_result', {
    type: text(`power.type_${room.type}`),
    area: formatFigure(room.area, locale),
  });
  return (
    <article className={`${styles.room} container`}>
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
        {target === 'pro' && <HeatLossTable loss={loss} room={name} />}
      </div>
      <div className={styles.products}>
        <p className={styles.fitting}>{text('power.products')}</p>
        {matches.items.length === 0 ? (
          <p>{text(hasLimits ? 'power.none' : 'power.none_unlimited')}</p>
        ) : (
          <ul className={styles.cards}>
            {matches.items.map(({ product, model }) => (
              <li key={product.id}>
                <ProductCard product={product} />
                <p className={`${styles.size} figures`}>
                  {text('power.size', {
                    label: model.label,
                    width: figure(model.width),
                    height: figure(model.height),
                  })}
                </p>
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
