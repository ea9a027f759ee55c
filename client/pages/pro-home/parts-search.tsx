import { Search } from 'lucide';
import { useHref } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Button } from '#client/ui/button/button.tsx';
import styles from './parts-search.module.css';

/** Searches the spare parts by reference, serial number, EAN or name. Works without scripts. */
export function PartsSearch() {
  const text = useTranslations();
  const href = useHref();
  return (
    <search>
      <form action={href('accessories')} className={styles.form}>
        <label htmlFor="part-search">{text('parts.field')}</label>
        <input
          id="part-search"
          name="q"
          maxLength={200}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-describedby="part-search-hint"
        />
        <Button type="submit" kind="ink" icon={Search}>
          {text('parts.search')}
        </Button>
        <p id="part-search-hint">{text('professional.parts_hint')}</p>
      </form>
    </search>
  );
}
