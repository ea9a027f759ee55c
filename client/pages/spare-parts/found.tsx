import { useHref, usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { PartList } from '#client/components/parts/part-list.tsx';
import { useBuyer } from '#client/components/parts/use-buyer.ts';
import { SupportSection } from '#client/components/support/support-section.tsx';
import { LinkArrow } from '#client/ui/link-arrow/link-arrow.tsx';
import { PageLinks } from '#client/ui/pagination/pagination.tsx';
import { PlateResult } from './plate-result.tsx';
import type { SparePartsData } from './spare-parts-load.ts';
import { Announcement } from '#client/ui/live-region/announcement.tsx';
import styles from './spare-parts-page.module.css';

/** Search results: the product of a data plate, then spare parts, then accessories of the product. */
export function Found({
  data: { text: searchText, plate, found, page, pages, accessories },
}: {
  data: SparePartsData;
}) {
  const text = useTranslations();
  const href = useHref();
  const { isEnabled } = usePage();
  const isBuyer = useBuyer();
  if (!plate || !found) return null;
  const urlOf = (number: number) =>
    `${href('accessories')}?${new URLSearchParams({ q: searchText, ...(number > 1 && { page: String(number) }) })}`;
  return (
    <>
      <SupportSection title={text('parts.found_for', { text: searchText })}>
        <div className={styles.found}>
          <Announcement
            text={
              found.total > 0
                ? text('parts.count', { count: found.total })
                : !plate.product && text('parts.nothing_found')
            }
            atMount
          />
          <PlateResult plate={plate} />
          {!plate.product && found.total === 0 && (
            <>
              <p>
                <b>{text('parts.nothing_found')}</b>
              </p>
              <p>{text('parts.nothing_found_text')}</p>
            </>
          )}
          {found.total > 0 && (
            <p className={`${styles.count} figures`}>{text('parts.count', { count: found.total })}</p>
          )}
        </div>
        {found.total > 0 && !isBuyer && isEnabled('store-locator-distributor') && (
          <p className={styles.count}>
            <LinkArrow href={href('store-locator-distributor')}>{text('parts.distributor')}</LinkArrow>
          </p>
        )}
        {found.total > 0 && <PartList parts={found.items} caption={text('parts.list')} />}
        <PageLinks
          page={page}
          pages={pages}
          urlOf={urlOf}
          labels={{
            label: text('pagination.label'),
            previous: text('pagination.previous'),
            next: text('pagination.next'),
            page: (number) => text('pagination.page', { page: number }),
          }}
        />
      </SupportSection>
      {plate.product && accessories.length > 0 && (
        <SupportSection title={text('parts.accessories_for', { name: plate.product.name })}>
          <PartList
            parts={accessories}
            caption={text('parts.accessories_for', { name: plate.product.name })}
          />
        </SupportSection>
      )}
    </>
  );
}
