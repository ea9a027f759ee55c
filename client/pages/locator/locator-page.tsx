import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { TabLinks } from '#client/ui/tabs/tab-links.tsx';
import { href } from '#routes/href.ts';
import type { LocatorData } from './locator-data.ts';
import styles from './locator-page.module.css';
import { locatorSearch } from './locator-request.ts';
import { Results } from './results.tsx';
import { SearchPanel } from './search-panel.tsx';
import { WholeCountry } from './whole-country.tsx';

export function Page({ data }: { data: LocatorData }) {
  const text = useTranslations();
  const { type, place, productType } = data;
  const title = productType
    ? text(`locator.page_title_${type}`, { name: productType.name })
    : text(`locator.title_${type}`);
  return (
    <>
      <section className={`${styles.head} grid container`}>
        <div className={styles.words}>
          <h1>{title}</h1>
          <p>{text(`locator.intro_${type}`)}</p>
        </div>
        <div className={styles.panel}>
          <SearchPanel key={JSON.stringify(data.request)} data={data} />
        </div>
      </section>
      <div className={`${styles.types} container`} data-print="no">
        <ProductTypes data={data} />
      </div>
      {place ? <Results key={JSON.stringify(data.request)} data={data} /> : <WholeCountry data={data} />}
    </>
  );
}

/** Links to the pages of product types; they preserve the current search. */
function ProductTypes({ data: { filters, productType, request } }: { data: LocatorData }) {
  const text = useTranslations();
  const { match, site } = usePage();
  const search = locatorSearch(request, { page: 1, point: null });
  const rel = search === '' ? {} : { rel: 'nofollow' };
  return (
    <TabLinks
      label={text('locator.filters')}
      links={[
        {
          href: href(match.name, site) + search,
          title: text('locator.any_product'),
          isCurrent: productType === null,
          ...rel,
        },
        ...filters.products.map(({ id, name, slug, count }) => ({
          href: href(match.name, site, { typeProductInstalled: slug }) + search,
          title: name,
          count,
          isCurrent: productType?.id === id,
          ...rel,
        })),
      ]}
    />
  );
}
