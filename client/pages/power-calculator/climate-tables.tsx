import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Table } from '#client/ui/table/table.tsx';
import { ALTITUDES, BASE_TEMPERATURE_ROWS } from '#shared/domain/heat/climate.ts';
import { formatFigure } from '#shared/domain/price.ts';
import styles from './power-calculator-page.module.css';

export function ClimateTables() {
  const text = useTranslations();
  const { locale } = usePage().site;
  return (
    <div className={styles.tables}>
      <Table
        caption={text('power.table_altitude')}
        head={[text('power.altitude'), text('power.table_colder')]}
        figures
        rows={ALTITUDES.map(({ upTo, colder }, index) => [
          text('power.altitude_up_to', {
            least: ALTITUDES[index - 1]?.upTo ?? 0,
            metres: formatFigure(upTo, locale),
          }),
          `${colder}\u00a0°C`,
        ])}
      />
      <Table
        caption={text('power.table_climate')}
        head={[text('power.table_temperature'), text('power.table_departments')]}
        rows={BASE_TEMPERATURE_ROWS.map(({ temperature, departments }) => [
          `−${formatFigure(-temperature, locale)}\u00a0°C`,
          departments.join(', '),
        ])}
      />
    </div>
  );
}
