import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Banner } from '#client/ui/banner/banner.tsx';
import { ELEMENT_FIELD, QUANTITY_FIELD, SCHEMA_FIELD } from '#shared/domain/cart-form.ts';
import styles from './cart-page.module.css';
import type { RemovedLine } from './removed-line.ts';

/** Confirms the removal of a line and offers to restore it. */
export function Removed({ removed: { element, quantity, schema, name } }: { removed: RemovedLine }) {
  const text = useTranslations();
  const { match } = usePage();
  return (
    <Banner tone="good" spoken={text('cart.removed', { name })}>
      <p>{text('cart.removed', { name })}</p>
      <form method="post" action={match.pathname}>
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name={ELEMENT_FIELD} value={element} />
        <input type="hidden" name={QUANTITY_FIELD} value={quantity} />
        {schema !== null && <input type="hidden" name={SCHEMA_FIELD} value={schema} />}
        <button type="submit" className={styles.plain}>
          {text('cart.undo')}
        </button>
      </form>
    </Banner>
  );
}
