import { useDay } from '#client/app/page/use-day.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import type { PageSummary } from '#shared/contract/page.ts';
import styles from './article-facts.module.css';

export function ArticleFacts({ article }: { article: PageSummary }) {
  const text = useTranslations();
  const day = useDay();
  const { worksite, published_at: published } = article;
  return (
    <p className={styles.facts}>
      {worksite ? (
        <span>{text('articles.place', { town: worksite.town, year: String(worksite.year) })}</span>
      ) : (
        published && <time dateTime={published}>{day(published)}</time>
      )}
      <span>{text('article.reading_time', { minutes: article.reading_minutes })}</span>
    </p>
  );
}
