import { ArrowRight } from 'lucide';
import { useHref } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Button } from '#client/ui/button/button.tsx';
import { TextLink } from '#client/ui/text-link/text-link.tsx';
import styles from './quick-order-form.module.css';

/** Posts a list to the page of the quick order, which checks each line. Works without scripts. */
export function QuickOrderForm() {
  const text = useTranslations();
  const href = useHref();
  return (
    <form
      method="post"
      action={href('accessories')}
      encType="multipart/form-data"
      className={styles.form}
      aria-labelledby="quick-order-title"
    >
      <h3 id="quick-order-title">{text('parts.quick_order')}</h3>
      <div className={styles.field}>
        <label htmlFor="quick-order-lines">{text('parts.lines')}</label>
        <p id="quick-order-hint">
          {text('professional.quick_order_hint')}{' '}
          <TextLink href={`${href('accessories')}#commande-rapide`}>
            {text('professional.quick_order_file')}
          </TextLink>
        </p>
        <textarea
          id="quick-order-lines"
          name="lines"
          rows={3}
          required
          spellCheck={false}
          autoCapitalize="characters"
          autoComplete="off"
          aria-describedby="quick-order-hint"
        />
      </div>
      <Button type="submit" icon={ArrowRight}>
        {text('professional.quick_order_check')}
      </Button>
    </form>
  );
}
