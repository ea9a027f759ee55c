import { usePage, useHref } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { ArticleCard } from '#client/components/articles/article-card.tsx';
import { articleListPath } from '#client/components/articles/article-lists.ts';
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx';
import { LinkArrow } from '#client/ui/link-arrow/link-arrow.tsx';
import { PageLinks } from '#client/ui/pagination/pagination.tsx';
import { TabLinks } from '#client/ui/tabs/tab-links.tsx';
import { ARTICLES_A_PAGE } from './articles-a-page.ts';
import type { ArticlesData } from './articles-load.ts';
import styles from './articles-page.module.css';

/** A list of articles, the newest in a large card. Each tag has its own URL. */
export function Page({ data }: { data: ArticlesData }) {
  const text = useTranslations();
  const { site } = usePage();
  const { address, tags } = data;
  const pathOf = (tag?: string, page = 1) => articleListPath(address.name, site, { tag, page });
  const [lead, ...others] = data.articles;
  return (
    <>
      <header className={`${styles.head} container`}>
        <h1>{data.tag ?? data.title}</h1>
        <p>{data.tag ? text('articles.count', { count: data.total, list: data.title }) : data.intro}</p>
      </header>
      {tags.length > 0 && (
        <div className={`${styles.tags} container`}>
          <TabLinks
            label={text('articles.tags')}
            links={[
              { href: pathOf(), title: text('articles.all'), isCurrent: address.tag === undefined },
              ...tags.map(({ slugs, label, total }) => ({
                href: pathOf(slugs[site.locale]),
                title: label,
                count: total,
                isCurrent: address.tag === slugs[site.locale],
              })),
            ]}
          />
        </div>
      )}
      {lead ? (
        <div className={`${styles.list} container`}>
          <ArticleCard article={lead} level={2} isLead />
          <ul className={styles.others}>
            {others.map((article) => (
              <li key={article.id}>
                <ArticleCard article={article} level={2} />
              </li>
            ))}
          </ul>
          <PageLinks
            page={address.page}
            pages={Math.ceil(data.total / ARTICLES_A_PAGE)}
            urlOf={(page) => pathOf(address.tag, page)}
            labels={{
              label: text('articles.pages'),
              previous: text('articles.previous'),
              next: text('articles.next'),
              page: (page) => text('articles.page', { page }),
            }}
          />
        </div>
      ) : (
        <Nothing data={data} all={pathOf()} />
      )}
    </>
  );
}

function Nothing({ data, all }: { data: ArticlesData; all: string }) {
  const text = useTranslations();
  const href = useHref();
  return (
    <section className={`${styles.nothing} container`}>
      <h2 className="hidden">{text('articles.results')}</h2>
      <EmptyState
        headingLevel="h3"
        title={data.tag ? text('articles.none_tagged', { tag: data.tag }) : text('articles.none')}
        text={text('articles.none_text')}
      >
        {data.tag && <LinkArrow href={all}>{text('articles.see_all', { list: data.title })}</LinkArrow>}
        <LinkArrow href={href('categories')}>{text('articles.see_products')}</LinkArrow>
      </EmptyState>
    </section>
  );
}
