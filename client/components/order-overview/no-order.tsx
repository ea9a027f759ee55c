import { useHref } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { LinkArrow } from '#client/ui/link-arrow/link-arrow.tsx';
import styles from './placed-order.module.css';

export function NoOrder() {
  const text = useTranslations();
  const href = useHref();
  return (
    <div className={`${styles.page} container`}>
      <h1>{text('order.none_title')}</h1>
      <p className={styles.lead}>{text('order.none_text')}</p>
      <p className={styles.ways}>
        <LinkArrow href={href('order_list')}>{text('order.none_orders')}</LinkArrow>
        <LinkArrow href={href('cart')}>{text('order.cart')}</LinkArrow>
      </p>
    </div>
  );
}
