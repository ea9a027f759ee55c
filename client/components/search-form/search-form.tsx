import { Search } from 'lucide';
import { useId, type SubmitEvent } from 'react';
import { useHref } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import type { MessageId } from '#client/app/intl/messages.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Icon } from '#client/ui/icon/icon.tsx';
import styles from './search-form.module.css';

type SearchFormProps = { id?: string; query?: string; label?: MessageId; placeholder?: MessageId };

/** A search form within a page: results, not found, professional home. */
export function SearchForm({
  id: given,
  query = '',
  label = 'search.label',
  placeholder = 'search.placeholder',
}: SearchFormProps) {
  const text = useTranslations();
  const href = useHref();
  const own = useId();
  const id = given ?? own;
  return (
    <search>
      <form className={styles.form} action={href('results')} onSubmit={saveSearch}>
        <label className="hidden" htmlFor={id}>
          {text(label)}
        </label>
        <input
          id={id}
          name="q"
          type="search"
          defaultValue={query}
          maxLength={200}
          placeholder={text(placeholder)}
        />
        <Button type="submit" kind="ink">
          <span className={styles.word}>{text('search.submit')}</span>
          <Icon of={Search} />
        </Button>
      </form>
    </search>
  );
}

/** Adds the text to the recent searches; the code is loaded on demand. */
function saveSearch({ currentTarget }: SubmitEvent<HTMLFormElement>): void {
  const text = new FormData(currentTarget).get('q');
  if (typeof text !== 'string') return;
  import('#client/components/search-field/recent-searches.ts').then(
    ({ addRecentSearch }) => addRecentSearch(text),
    // The search works without it.
    () => undefined,
  );
}
