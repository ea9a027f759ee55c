import { useDay } from '#client/app/page/use-day.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Banner } from '#client/ui/banner/banner.tsx';
import type { Page } from '#shared/contract/page.ts';
import styles from './review-note.module.css';

/** Date of the last review of a page with time-sensitive statements; a banner when the next review is overdue. */
export function ReviewNote({ review }: { review: NonNullable<Page['review']> }) {
  const text = useTranslations();
  const day = useDay();
  const dates = { last: day(review.last), due: day(review.due) };
  return (
    <div className={`${styles.review} container`}>
      {review.is_due ? (
        <Banner tone="caution" title={text('article.review_due', dates)}>
          <p>{text('article.review_due_text', dates)}</p>
        </Banner>
      ) : (
        <p className={styles.note}>{text('article.reviewed', dates)}</p>
      )}
    </div>
  );
}
