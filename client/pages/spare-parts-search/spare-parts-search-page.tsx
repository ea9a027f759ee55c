import { useHref, usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { ChronopostBanner } from '#client/components/chronopost/chronopost-banner.tsx';
import { AddedNotice } from '#client/components/parts/added-notice.tsx';
import { PartList } from '#client/components/parts/part-list.tsx';
import { WholeFormError } from '#client/components/post-form/whole-form-error.tsx';
import { ButtonLink } from '#client/ui/button/button.tsx';
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx';
import { LinkArrow } from '#client/ui/link-arrow/link-arrow.tsx';
import { PageLinks } from '#client/ui/pagination/pagination.tsx';
import { TextLink } from '#client/ui/text-link/text-link.tsx';
import type { SchemaLink } from '#shared/contract/spare-part.ts';
import { SearchFields } from './search-fields.tsx';
import type { PartSearch, SparePartsSearchData } from './spare-parts-search-load.ts';
import { Spoken } from '#client/ui/live-region/spoken.tsx';
import styles from './spare-parts-search-page.module.css';

/** With more views than this, they belong to the whole category rather than to one product. */
const FEW_VIEWS = 3;

export function Page({ data }: { data: SparePartsSearchData }) {
  const text = useTranslations();
  const href = useHref();
  const { match } = usePage();
  const schemaUrl = ({ category: of, slug }: SchemaLink) =>
    href('accessories_schema', { category: of, slug });
  const { category, query, page, pages, list } = data;
  const count = text('parts.count', { count: list.total });
  const status = pages > 1 ? `${count}, ${text('pagination.page', { page })}` : count;
  const isOneProduct = list.schemas.length <= FEW_VIEWS;
  return (
    <>
      <section className={`${styles.head} container`}>
        <h1>{text('parts.search_heading', { name: category.name })}</h1>
        <p>{text('parts.search_lead')}</p>
      </section>
      <div className={`${styles.page} container`}>
        <SearchFields data={data} />
        <div className={styles.results}>
          <ChronopostBanner />
          <div className={styles.tools}>
            <Spoken className="figures" text={status}>
              <b>{count}</b>
            </Spoken>
            {isOneProduct &&
              list.schemas.map((schema) => (
                <LinkArrow key={schema.id} href={schemaUrl(schema)}>
                  {text('parts.see_schema', { name: schema.title })}
                </LinkArrow>
              ))}
          </div>
          {!isOneProduct && (
            <nav className={styles.views} aria-labelledby="parts-views">
              <h2 id="parts-views">{text('parts.schemas')}</h2>
              <ul>
                {list.schemas.map((schema) => (
                  <li key={schema.id}>
                    <TextLink
                      href={schemaUrl(schema)}
                      aria-label={text('parts.see_schema', { name: schema.title })}
                    >
                      {schema.title}
                    </TextLink>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <WholeFormError />
          <AddedNotice />
          {list.items.length > 0 ? (
            <PartList parts={list.items} caption={text('parts.list')} />
          ) : (
            <EmptyState title={text('parts.none_title')} text={text('parts.none_text')}>
              <ButtonLink
                kind="secondary"
                href={
                  query.text
                    ? `${href('accessories')}?${new URLSearchParams({ q: query.text })}`
                    : match.pathname
                }
              >
                {query.text ? text('parts.search_everywhere') : text('parts.all_of', { name: category.name })}
              </ButtonLink>
            </EmptyState>
          )}
          <PageLinks
            page={page}
            pages={pages}
            urlOf={(number) => match.pathname + queryOf(query, number)}
            labels={{
              label: text('pagination.label'),
              previous: text('pagination.previous'),
              next: text('pagination.next'),
              page: (number) => text('pagination.page', { page: number }),
            }}
          />
        </div>
      </div>
    </>
  );
}

function queryOf({ text, product, family, kind }: PartSearch, page: number): string {
  const query = new URLSearchParams({
    ...(text && { q: text }),
    ...(kind && { kind }),
    ...(product && { product }),
    ...(family && { family }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `?${query}` : '';
}
