import { useTranslations } from '#client/app/intl/use-translations.ts';
import { ArticleCard } from '#client/components/articles/article-card.tsx';
import { ProductsBlock } from '#client/components/blocks/products-block.tsx';
import type { Page } from '#shared/contract/page.ts';
import styles from './read-on.module.css';

export function ReadOn({ page }: { page: Page }) {
  const text = useTranslations();
  return (
    <div className={styles.after} data-print="no">
      <ProductsBlock title={text('article.products')} products={page.products} />
      {page.related.length > 0 && (
        <section className="container" aria-labelledby="related-title">
          <h2 id="related-title" className={styles.title}>
            {text('article.related')}
          </h2>
          <ul className={styles.articles}>
            {page.related.map((article) => (
              <li key={article.id}>
                <ArticleCard article={article} level={3} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
