import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useElectricityCost } from '#client/components/year-cost/use-electricity-cost.ts';
import type { EnergyRange } from '#shared/domain/heat/year-energy.ts';
import { formatFigure } from '#shared/domain/price.ts';
import type { SizeQuestion } from '#shared/domain/sizing/size-question.ts';
import styles from './sizing.module.css';

type YearCostProps = { question: SizeQuestion; year: EnergyRange | null };

/** Electricity of a year in money; nothing without a price. */
export function YearCost({ question, year }: YearCostProps) {
  const text = useTranslations();
  const { locale } = usePage().site;
  const costOf = useElectricityCost();
  if (!year || !costOf) return null;
  const values = { ...costOf(year), energy: formatFigure(Math.round(year.low), locale) };
  return (
    <p className={styles.cost}>
      <b>{text(question === 'room' ? 'sizing.year_range' : 'sizing.year', values)}</b>{' '}
      {text(question === 'room' ? 'sizing.year_room' : 'sizing.year_label', values)}
    </p>
  );
}
