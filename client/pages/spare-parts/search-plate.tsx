import { Search } from 'lucide';
import { useRef } from 'react';
import { useHref } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Button } from '#client/ui/button/button.tsx';
import { TextField } from '#client/ui/text-field/text-field.tsx';
import { PlateScan } from './plate-scan.tsx';
import styles from './spare-parts-page.module.css';

const FIELD = 'q';

export function SearchPlate({ searchText }: { searchText: string }) {
  const text = useTranslations();
  const href = useHref();
  const form = useRef<HTMLFormElement>(null);
  const take = (code: string) => {
    const field = form.current?.elements.namedItem(FIELD);
    if (!(field instanceof HTMLInputElement)) return;
    field.value = code;
    form.current?.requestSubmit();
  };
  return (
    <search className={styles.searches}>
      <form ref={form} action={href('accessories')} className={styles.search} key={searchText}>
        <TextField
          name={FIELD}
          label={text('parts.field')}
          hint={text('parts.field_hint')}
          defaultValue={searchText}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button type="submit" icon={Search}>
          {text('parts.search')}
        </Button>
      </form>
      <PlateScan onCode={take} />
    </search>
  );
}
