import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { ComparisonBar } from '#client/components/comparison/comparison-bar.tsx';
import { ProductListing } from '#client/components/product-listing/product-listing.tsx';
import { Banner } from '#client/ui/banner/banner.tsx';
import { TextLink } from '#client/ui/text-link/text-link.tsx';
import { isSearched } from '#shared/domain/search-text.ts';
import { HitList } from './hit-list.tsx';
import { SpellingHints, NextSteps } from './nothing.tsx';
import { ResultTabs, tabTarget } from './result-tabs.tsx';
import { ResultsHead } from './results-head.tsx';
import type { ResultsData } from './results-load.ts';
import { TopHits } from './top-hits.tsx';
import styles from './results-page.module.css';

export function Page({ data }: { data: ResultsData }) {
  const text = useTranslations();
  const { match, search } = usePage();
  const { query, totals, top, request, isPartial } = data;
  const isFiltered = request.filters.length > 0;
  const isListed = isFiltered || Object.values(totals).some((total) => total > 0);
  const isNothing = !isListed && top.length === 0 && !isPartial && isSearched(query);
  return (
    <>
      <ResultsHead data={data} />
      {isPartial && (
        <div className={`${styles.partial} container`}>
          <Banner tone="caution" spoken={text('results.partial')}>
            <p>
              {text('results.partial')}{' '}
              <TextLink href={match.pathname + search} data-document>
                {text('error.again')}
              </TextLink>
            </p>
          </Banner>
        </div>
      )}
      {isNothing && <SpellingHints />}
      {top.length > 0 && request.page === 1 && !isFiltered && <TopHits data={data} />}
      {isListed ? <Lists data={data} /> : <NextSteps {...data} />}
      <ComparisonBar />
    </>
  );
}

function Lists({ data }: { data: ResultsData }) {
  const { list, tab, found } = data;
  return (
    <>
      <ResultTabs data={data} />
      {list && (
        <ProductListing
          list={list}
          favorites={data.favorites}
          request={data.request}
          target={tabTarget(data, 'products')}
        />
      )}
      {tab !== 'products' && found && <HitList data={data} tab={tab} found={found} />}
    </>
  );
}
