import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Accordion } from '#client/ui/accordion/accordion.tsx';
import { HEAT_CONSTANTS } from '#shared/domain/heat/room-loss.ts';
import { formatFigure } from '#shared/domain/price.ts';
import { BuildingTables } from './building-tables.tsx';
import { ClimateTables } from './climate-tables.tsx';
import styles from './power-calculator-page.module.css';

const { bridges, groundShare, airHeat, low, high, step, minAdvised, minDifference } = HEAT_CONSTANTS;
const PERCENT = 100;

export function Explanation() {
  const text = useTranslations();
  const { locale } = usePage().site;
  const figure = (value: number) => formatFigure(value, locale);
  const percent = (share: number) => figure(Math.round(share * PERCENT));
  return (
    <section className={`${styles.how} grid container`} aria-labelledby="how-title">
      <h2 id="how-title">{text('power.how')}</h2>
      <div>
        <p className={styles.formula}>
          {text('power.how_formula', {
            ground: figure(groundShare),
            bridges: figure(1 + bridges),
            air: figure(airHeat),
          })}
        </p>
        <p>{text('power.how_surfaces')}</p>
        <p>{text('power.how_bridges', { bridges_percent: percent(bridges), ground: figure(groundShare) })}</p>
        <p>
          {text('power.how_rounding', {
            difference: figure(minDifference),
            step: figure(step),
            least: figure(minAdvised),
            low: percent(low),
            high: percent(high),
          })}
        </p>
        <p>{text('power.how_building')}</p>
        <p>{text('power.how_rooms')}</p>
        <p>{text('power.how_climate')}</p>
        <Accordion
          items={[
            { title: text('power.tables_building'), content: <BuildingTables /> },
            { title: text('power.tables_climate'), content: <ClimateTables /> },
          ]}
        />
        <h3>{text('power.limits')}</h3>
        <ul>
          <li>{text('power.limits_shape')}</li>
          <li>{text('power.limits_neighbours')}</li>
          <li>{text('power.limits_study')}</li>
        </ul>
      </div>
    </section>
  );
}
