import { useMoney } from '#client/app/intl/use-money.ts';
import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import type { Price } from '#shared/contract/product.ts';
import { formatFigure } from '#shared/domain/price.ts';
import { commonDiscount } from './discount.ts';
import type { Company } from './find-company.ts';
import styles from './company-figures.module.css';

type CompanyFiguresProps = { company: Company; prices: readonly (Price | null)[] };

/** Discount, remaining credit and points, as far as the company has them. */
export function CompanyFigures({ company: { credit, points }, prices }: CompanyFiguresProps) {
  const text = useTranslations();
  const money = useMoney(0);
  const { locale } = usePage().site;
  const percent = commonDiscount(prices);
  const figures = [
    ...(percent === undefined
      ? []
      : [[text('professional.discount'), text('professional.discount_figure', { percent })]]),
    ...(credit === null ? [] : [[text('professional.credit'), money(credit)]]),
    ...(points === null ? [] : [[text('professional.points'), formatFigure(points, locale)]]),
  ];
  return (
    <div className={styles.figures}>
      {figures.length > 0 && (
        <dl className="figures">
          {figures.map(([term, figure]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      )}
      {percent !== undefined && <p>{text('professional.prices')}</p>}
    </div>
  );
}
