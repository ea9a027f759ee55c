import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Table } from '#client/ui/table/table.tsx';
import {
  AIR_WITH_NEW_WINDOWS,
  PERIOD_NAMES,
  PERIODS,
  WORK_NAMES,
  WORKS,
} from '#shared/domain/heat/building.ts';
import { ROOM_TYPE_NAMES, ROOM_TYPES } from '#shared/domain/heat/rooms.ts';
import { formatFigure } from '#shared/domain/price.ts';
import styles from './power-calculator-page.module.css';

const PERCENT = 100;

export function BuildingTables() {
  const text = useTranslations();
  const { locale } = usePage().site;
  const figure = (value: number) => formatFigure(value, locale);
  return (
    <div className={styles.tables}>
      <Table
        caption={text('power.table_period')}
        head={[
          text('power.table_period_name'),
          text('power.loss_walls'),
          text('power.loss_roof'),
          text('power.loss_floor'),
          text('power.loss_windows'),
          text('power.loss_air'),
        ]}
        figures
        rows={PERIOD_NAMES.map((period) => {
          const { walls, roof, floor, windows, air } = PERIODS[period];
          return [text(`power.built_${period}`), ...[walls, roof, floor, windows, air].map(figure)];
        })}
      />
      <Table
        caption={text('power.table_works')}
        head={[text('power.table_works_name'), text('power.table_coefficient')]}
        figures
        rows={WORK_NAMES.map((work) => [text(`power.works_${work}`), figure(WORKS[work])])}
      />
      <p>{text('power.table_works_air', { air: figure(AIR_WITH_NEW_WINDOWS) })}</p>
      <Table
        caption={text('power.table_rooms')}
        head={[
          text('power.type'),
          text('power.table_temperature'),
          text('power.loss_air'),
          text('power.table_reheat'),
        ]}
        figures
        rows={ROOM_TYPE_NAMES.map((type) => {
          const { temperature, air, reheat } = ROOM_TYPES[type];
          const percent = formatFigure(Math.round(reheat * PERCENT), locale);
          return [
            text(`power.type_${type}`),
            `${temperature}\u00a0°C`,
            figure(air),
            locale === 'fr' ? `${percent}\u00a0%` : `${percent}%`,
          ];
        })}
      />
    </div>
  );
}
