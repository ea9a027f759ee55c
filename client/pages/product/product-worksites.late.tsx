import { useTranslations } from '#client/app/intl/use-translations.ts';
import { ArticleCard } from '#client/components/articles/article-card.tsx';
import type { PageSummary } from '#shared/contract/page.ts';
import styles from './product-worksites.module.css';

/** Reports on worksites that have the product. */
export function Part({ worksites }: { worksites: readonly PageSummary[] }) {
  const text = useTranslations();
  if (worksites.length === 0) return null;
  return (
    <section className={`${styles.section} grid container`} aria-labelledby="worksites-title" data-print="no">
      <h2 id="worksites-title">{text('product.worksites')}</h2>
      <ul className={styles.list}>
        {worksites.map((worksite) => (
          <li key={worksite.id}>
            <ArticleCard article={worksite} level={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}
