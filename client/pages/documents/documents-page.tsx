import { Search } from 'lucide';
import { useId } from 'react';
import { useHref } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { ActiveFilters } from '#client/components/product-listing/active-filters.tsx';
import { FewerFilters } from '#client/components/product-listing/fewer-filters.tsx';
import { FacetPanel } from '#client/components/product-listing/facet-panel.tsx';
import { ListBar } from '#client/components/product-listing/list-bar.tsx';
import { Pagination } from '#client/components/product-listing/pagination.tsx';
import searchStyles from '#client/components/search-form/search-form.module.css';
import { Banner } from '#client/ui/banner/banner.tsx';
import { Button, ButtonLink } from '#client/ui/button/button.tsx';
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx';
import { Icon } from '#client/ui/icon/icon.tsx';
import { MAX_ARCHIVED_DOCUMENTS } from '#shared/domain/archive-limits.ts';
import { DocumentsForm } from './documents-form.tsx';
import type { DocumentsData } from './documents-load.ts';
import { Spoken } from '#client/ui/live-region/spoken.tsx';
import styles from './documents-page.module.css';

const ORDER = 'position';
const A_PAGE = 24;

export function Page({ data }: { data: DocumentsData }) {
  const text = useTranslations();
  const href = useHref();
  const { route, query, filters, page, list, notice } = data;
  const pages = Math.ceil(list.total / A_PAGE);
  const count = text('documents.count', { count: list.total });
  const status = pages > 1 ? `${count}, ${text('pagination.page', { page })}` : count;
  const target = { route, slug: '', ...(query !== '' && { query }) };
  const facets = { facets: list.filters, filters, orderBy: ORDER, target } as const;
  return (
    <>
      <section className={`${styles.head} container`}>
        <h1>{text(`documents.title_${route}`)}</h1>
        <p>{text(`documents.intro_${route}`)}</p>
        <SearchInside action={href(route, { filters })} query={query} />
      </section>
      <section className={`${styles.listing} container`} aria-label={text('documents.list')}>
        {notice && (
          <Banner tone="error" title={text('documents.no_archive')} spoken={text('documents.no_archive')}>
            <p>{text(`documents.notice_${notice}`, { most: MAX_ARCHIVED_DOCUMENTS })}</p>
          </Banner>
        )}
        <ListBar
          facets={
            <FacetPanel
              {...facets}
              total={list.total}
              applyText={text('documents.apply', { count: list.total })}
            />
          }
          status={
            <Spoken className="figures" text={status}>
              <b>{count}</b>
            </Spoken>
          }
        />
        <ActiveFilters {...facets} />
        {list.items.length > 0 ? (
          <DocumentsForm data={data} />
        ) : (
          <EmptyState title={text('documents.empty_title')} text={text('documents.empty_text')}>
            {filters.length > 0 && (
              <FewerFilters {...facets} countText={(left) => text('documents.count', { count: left })} />
            )}
            {(query !== '' || filters.length === 0) && (
              <ButtonLink kind="secondary" href={href(route)}>
                {text('documents.all')}
              </ButtonLink>
            )}
          </EmptyState>
        )}
        <Pagination page={page} pages={pages} state={{ filters, orderBy: ORDER }} target={target} />
      </section>
    </>
  );
}

function SearchInside({ action, query }: { action: string; query: string }) {
  const text = useTranslations();
  const id = useId();
  return (
    <search className={styles.search}>
      <form action={action}>
        <label htmlFor={id}>{text('documents.search')}</label>
        <div className={searchStyles.form}>
          <input
            id={id}
            key={query}
            name="q"
            type="search"
            defaultValue={query}
            maxLength={200}
            placeholder={text('documents.search_example')}
          />
          <Button type="submit" kind="ink">
            <span className="hidden">{text('search.submit')}</span>
            <Icon of={Search} />
          </Button>
        </div>
      </form>
    </search>
  );
}
