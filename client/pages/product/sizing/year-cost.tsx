import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useStore } from '#client/stores/store-context.ts';
import type { EnergyRange } from '#shared/domain/heat/year-energy.ts';
import { formatFigure, formatPrice } from '#shared/domain/price.ts';
import { readDecimal } from '#shared/domain/read-number.ts';
import type { SizeQuestion } from '#shared/domain/sizing/size-question.ts';
import styles from './sizing.module.css';

/** An estimate has no more digits than it deserves. */
const STEP = 10;

type YearCostProps = { question: SizeQuestion; year: EnergyRange | null };

/** Electricity of a year in money, at the price that the shop states; nothing without a price. */
export function YearCost({ question, year }: YearCostProps) {
  const text = useTranslations();
  const { locale } = usePage().site;
  const { settings } = useStore();
  const price = readDecimal(settings.setting('electricity_price') ?? '');
  if (!year || !price) return null;
  const { symbol } = settings.salesplan.currency;
  const money = (kilowattHours: number) =>
    formatPrice(Math.round((kilowattHours * price) / STEP) * STEP, { locale, symbol });
  const values = {
    low: money(year.low),
    high: money(year.high),
    energy: formatFigure(Math.round(year.low), locale),
    price: formatPrice(price, { locale, symbol, digits: 2 }),
  };
  return (
    <p className={styles.cost}>
      <b>{text(question === 'room' ? 'sizing.year_range' : 'sizing.year', values)}</b>{' '}
      {text(question === 'room' ? 'sizing.year_room' : 'sizing.year_label', values)}
    </p>
  );
}
