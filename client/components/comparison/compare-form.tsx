import { ArrowRight } from 'lucide';
import { useHref } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Button } from '#client/ui/button/button.tsx';
import styles from './comparison.module.css';

/** The form that the cards' checkboxes belong to: without scripts it opens the comparison. */
export const COMPARE_FORM_ID = 'compare-form';

export function CompareForm() {
  const text = useTranslations();
  const href = useHref();
  return (
    <form id={COMPARE_FORM_ID} action={href('compare')} className={styles.form} data-print="no">
      <Button type="submit" kind="secondary" icon={ArrowRight}>
        {text('compare.submit')}
      </Button>
    </form>
  );
}
