import { useHref, usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { ChronopostBanner } from '#client/components/chronopost/chronopost-banner.tsx';
import { AddedNotice } from '#client/components/parts/added-notice.tsx';
import { RuledLinks } from '#client/components/support/ruled-links.tsx';
import { SupportSection } from '#client/components/support/support-section.tsx';
import { useSupportUrl } from '#client/components/support/support-url.ts';
import supportStyles from '#client/components/support/support.module.css';
import { LinkArrow } from '#client/ui/link-arrow/link-arrow.tsx';
import { Found } from './found.tsx';
import { PlateFigure } from './plate-figure.tsx';
import { QuickOrder } from './quick-order.tsx';
import { SearchPlate } from './search-plate.tsx';
import type { SparePartsData } from './spare-parts-load.ts';
import styles from './spare-parts-page.module.css';

export function Page({ data }: { data: SparePartsData }) {
  const text = useTranslations();
  const href = useHref();
  const { isEnabled } = usePage();
  const supportUrl = useSupportUrl();
  const { categories } = data;
  const isFound = Boolean(data.plate?.product) || (data.found?.total ?? 0) > 0;
  const link = (slug: string, query = '') => href('accessories-search', { category: slug }) + query;
  return (
    <>
      <section className={`${styles.head} container`}>
        <div>
          <h1>{text('parts.title')}</h1>
          <p className={supportStyles.lead}>{text('parts.lead')}</p>
          <SearchPlate searchText={data.text} />
        </div>
        {!isFound && <PlateFigure />}
      </section>
      <div className={`${styles.notice} container`}>
        <ChronopostBanner />
        <AddedNotice />
      </div>
      <div className={supportStyles.sections}>
        <Found data={data} />
        <SupportSection title={text('parts.by_family')}>
          <RuledLinks
            inColumns
            links={categories.map(({ id, name, slug, parts, schemas }) => ({
              key: id,
              title: name,
              text: text('parts.family_counts', { parts, schemas }),
              url: link(slug),
            }))}
          />
        </SupportSection>
        <SupportSection title={text('parts.accessories')}>
          <p className={styles.intro}>{text('parts.accessories_intro')}</p>
          <RuledLinks
            inColumns
            links={categories
              .filter(({ accessories }) => accessories > 0)
              .map(({ id, name, slug, accessories }) => ({
                key: id,
                title: text('parts.accessories_for', { name }),
                text: text('parts.accessory_count', { count: accessories }),
                url: link(slug, '?kind=accessory'),
              }))}
          />
        </SupportSection>
        <SupportSection title={text('parts.quick_order')} id="commande-rapide">
          <p className={styles.intro}>{text('parts.quick_order_intro')}</p>
          <QuickOrder data={data} />
        </SupportSection>
        <SupportSection title={text('parts.who_buys')}>
          <p className={styles.intro}>{text('parts.who_buys_text')}</p>
          <p className={styles.ways}>
            {isEnabled('store-locator-distributor') && (
              <LinkArrow href={href('store-locator-distributor')}>{text('parts.distributor')}</LinkArrow>
            )}
            <LinkArrow href={supportUrl}>{text('parts.support')}</LinkArrow>
          </p>
        </SupportSection>
      </div>
    </>
  );
}
