import { usePage } from '#client/app/page-context.ts';
import { useText } from '#client/app/use-text.ts';
import { ComparisonBar } from '#client/components/comparison/comparison-bar.tsx';
import { ProductListing } from '#client/components/product-listing/product-listing.tsx';
import { SearchForm } from '#client/components/search-form/search-form.tsx';
import { HitList } from './hit-list.tsx';
import { ResultTabs } from './result-tabs.tsx';
import type { ResultsData } from './results-load.ts';
import styles from './results-page.module.css';

/** Search results; without a question, where to begin. */
export function Page({ data }: { data: ResultsData }) {
  const text = useText();
  const { query, corrected, totals, tab } = data;
  const total = Object.values(totals).reduce((sum, count) => sum + count, 0);
  const isFiltered = data.request.filters.length > 0;
  return (
    <>
      <section className={`${styles.head} container`}>
        <h1>{query === '' ? text('results.title_empty') : text('results.heading', { query })}</h1>
        {corrected && <p>{text('results.corrected', { text: corrected })}</p>}
        <div className={styles.form}>
          <SearchForm key={query} query={query} />
        </div>
      </section>
      {total > 0 || isFiltered ? (
        <>
          <ResultTabs data={data} />
          {data.list && (
            <ProductListing
              list={data.list}
              favorites={data.favorites}
              request={data.request}
              target={{ route: 'results', slug: '', query }}
            />
          )}
          {tab !== 'products' && data.found && <HitList tab={tab} found={data.found} />}
        </>
      ) : (
        <Nothing data={data} />
      )}
      <ComparisonBar />
    </>
  );
}

/** No question, or no answer: spelling, categories. */
function Nothing({ data: { query, categories } }: { data: ResultsData }) {
  const text = useText();
  const { site } = usePage();
  return (
    <section className={`${styles.nothing} container`}>
      {query !== '' && <p className={styles.text}>{text('results.none')}</p>}
      <h2>{text('results.browse')}</h2>
      <ul>
        {categories.map((category) => (
          <li key={category.id}>
            <a href={category.canonical[site.target]}>{category.name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
