import { useHref, usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { LinkArrow } from '#client/ui/link-arrow/link-arrow.tsx';
import { ADDED_PARAMETER, ERROR_PARAMETER, readTyped } from '#shared/domain/cart-form.ts';
import { cartErrorMessage } from './cart-error-message.ts';
import styles from './add-to-cart.module.css';

/** Result of a form submitted without scripts, beside the form. */
export function CartNote({ element }: { element: string }) {
  const text = useTranslations();
  const href = useHref();
  const { search } = usePage();
  const query = new URLSearchParams(search);
  const error = query.get(ERROR_PARAMETER);
  if (query.getAll(ADDED_PARAMETER).includes(element))
    return (
      <p className={styles.note} data-spoken>
        {text('basket.added_here')} <LinkArrow href={href('cart')}>{text('basket.see')}</LinkArrow>
      </p>
    );
  // The field shows errors of the quantity.
  if (error === null || query.has(ADDED_PARAMETER) || readTyped(query).has(element)) return null;
  return (
    <p className={`${styles.note} ${styles.error}`} data-spoken>
      {text(cartErrorMessage(error))}
    </p>
  );
}
