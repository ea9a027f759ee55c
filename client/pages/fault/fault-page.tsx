import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { ElevationStrip } from '#client/components/elevation-strip/elevation-strip.tsx';
import { GasSafety } from '#client/components/safety/gas-safety.tsx';
import { RuledLinks } from '#client/components/support/ruled-links.tsx';
import { SupportSection } from '#client/components/support/support-section.tsx';
import styles from '#client/components/support/support.module.css';
import { articleLinks, faultLinks } from '#client/components/support/to-links.ts';
import type { SavFault } from '#shared/contract/sav.ts';
import { toSitePath } from '#shared/site-path.ts';
import { Checks } from './checks.tsx';
import { FaultEnd } from './fault-end.tsx';
import pageStyles from './fault-page.module.css';

export function Page({ data: fault }: { data: SavFault }) {
  const text = useTranslations();
  const { target } = usePage().site;
  const { products, articles, related } = fault;
  const family = toSitePath(fault.family.canonical[target]);
  return (
    <article>
      <header className={`${styles.head} container`}>
        <p className={pageStyles.family}>
          {family === undefined ? fault.family.name : <a href={family}>{fault.family.name}</a>}
        </p>
        <h1>{fault.title}</h1>
        <p className={styles.lead}>{fault.meaning}</p>
      </header>
      <GasSafety
        products={products}
        title={text('sav.emergency')}
        advice={[text('sav.emergency_gas'), text('sav.emergency_carbon_monoxide')]}
      />
      <div className={styles.sections}>
        <SupportSection title={text('faults.checks')}>
          <Checks checks={fault.checks} />
        </SupportSection>
        <SupportSection title={text('faults.end')}>
          <FaultEnd fault={fault} />
        </SupportSection>
        {products.length > 0 && (
          <section className={pageStyles.products}>
            <h2 className="container">{text('faults.concerned')}</h2>
            <ElevationStrip products={products} />
          </section>
        )}
        {articles.length > 0 && (
          <SupportSection title={text('faults.see_also')}>
            <RuledLinks links={articleLinks(articles, target)} />
          </SupportSection>
        )}
        {related.length > 0 && (
          <SupportSection title={text('faults.other')}>
            <RuledLinks links={faultLinks(related, target)} />
          </SupportSection>
        )}
      </div>
    </article>
  );
}
