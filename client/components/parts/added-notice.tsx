import { useHref, usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { cartErrorMessage } from '#client/components/add-to-cart/cart-error-message.ts';
import { Banner } from '#client/ui/banner/banner.tsx';
import { LinkArrow } from '#client/ui/link-arrow/link-arrow.tsx';
import { ALERTED_PARAMETER } from './alert-request.ts';
import { AddedLines } from './added-lines.tsx';
import { readLines } from '#shared/domain/added-lines.ts';
import { ADDED_NOTICE_ID, ADDED_PARAMETER, ERROR_PARAMETER } from '#shared/domain/cart-form.ts';
import styles from './added-notice.module.css';

/** Result of a form: a back-in-stock notification, or after a submission without scripts the changes of the cart. */
export function AddedNotice() {
  const text = useTranslations();
  const href = useHref();
  const { search, isEnabled } = usePage();
  const query = new URLSearchParams(search);
  const count = query.getAll(ADDED_PARAMETER).length;
  const error = query.get(ERROR_PARAMETER);
  if (query.has(ALERTED_PARAMETER)) {
    return (
      <div id={ADDED_NOTICE_ID} className={styles.notice} data-print="no">
        <Banner tone="good" spoken={text('parts.alerted')}>
          <p>{text('parts.alerted')}</p>
        </Banner>
      </div>
    );
  }
  const lines = readLines(query);
  if (lines.length > 0)
    return (
      <div id={ADDED_NOTICE_ID} className={styles.notice}>
        <AddedLines added={count} rest={lines} />
      </div>
    );
  if (count === 0 && error === null) return null;
  return (
    <div id={ADDED_NOTICE_ID} className={styles.notice} data-print="no">
      <Banner
        tone={error === null ? 'good' : 'caution'}
        {...(count > 0 && { title: text('parts.added', { count }) })}
        spoken={error === null ? text('parts.added', { count }) : text(cartErrorMessage(error))}
      >
        {error !== null && <p>{text(cartErrorMessage(error))}</p>}
        {count > 0 && isEnabled('cart') && <LinkArrow href={href('cart')}>{text('basket.see')}</LinkArrow>}
      </Banner>
    </div>
  );
}
