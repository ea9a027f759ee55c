import { useHref, usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { LinkArrow } from '#client/ui/link-arrow/link-arrow.tsx';
import type { Price } from '#shared/contract/product.ts';
import { CompanyFigures } from './company-figures.tsx';
import { CompanyOrders } from './company-orders.tsx';
import { CompanyWorksites } from './company-worksites.tsx';
import type { Company } from './find-company.ts';
import { QuickOrderForm } from './quick-order-form.tsx';
import styles from './company-part.module.css';

type CompanyPartProps = {
  company: Company;
  /** Prices of the page, from which the discount is derived. */
  prices: readonly (Price | null)[];
};

/** The company of a logged-in professional: figures, open orders, worksites, quick order. */
export function CompanyPart({ company, prices }: CompanyPartProps) {
  const text = useTranslations();
  const href = useHref();
  const { isEnabled } = usePage();
  const { name, orders, worksites } = company;
  return (
    <section className={styles.section} data-ground="pine" aria-labelledby="company-title">
      <div className={`${styles.inner} container`}>
        <div className={styles.head}>
          <h2 id="company-title">{name ?? text('professional.company')}</h2>
          <LinkArrow href={href('my-account')}>{text('professional.company_account')}</LinkArrow>
        </div>
        <CompanyFigures company={company} prices={prices} />
        <div className={styles.parts}>
          {isEnabled('order_list') && <CompanyOrders orders={orders} />}
          {isEnabled('worksites') && <CompanyWorksites worksites={worksites} />}
        </div>
        {isEnabled('accessories') && <QuickOrderForm />}
      </div>
    </section>
  );
}
