import { useHref } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { SearchForm } from '#client/components/search-form/search-form.tsx';
import { TextLink } from '#client/ui/text-link/text-link.tsx';
import { EXACT_PARAMETER } from '#shared/domain/search-parameters.ts';
import { isSearched } from '#shared/domain/search-text.ts';
import type { ResultsData } from './results-load.ts';
import styles from './results-page.module.css';

/** Longer search texts use a smaller font size. */
const MAX_LARGE = 40;

/** The search text, its spelling correction with a link to the original, and the search field. */
export function ResultsHead({ data }: { data: ResultsData }) {
  const text = useTranslations();
  const { query } = data;
  return (
    <section className={`${styles.head} container`}>
      <h1 className={query.length > MAX_LARGE ? styles.long : undefined}>
        {query === '' ? text('results.title_empty') : text('results.heading', { query })}
      </h1>
      <Spelling data={data} />
      {query !== '' && !isSearched(query) && <p>{text('results.short')}</p>}
      <div className={styles.form}>
        <SearchForm key={query} query={query} />
      </div>
    </section>
  );
}

function Spelling({ data: { query, corrected, isExact } }: { data: ResultsData }) {
  const text = useTranslations();
  const href = useHref();
  const url = `${href('results')}?q=${encodeURIComponent(query)}`;
  if (corrected !== null) {
    return (
      <p>
        {text('results.corrected', { text: corrected })}{' '}
        <TextLink href={`${url}&${EXACT_PARAMETER}=1`} rel="nofollow">
          {text('results.corrected_undo', { text: query })}
        </TextLink>
      </p>
    );
  }
  if (!isExact || !isSearched(query)) return null;
  return (
    <p>
      {text('results.exact', { text: query })} <TextLink href={url}>{text('results.exact_undo')}</TextLink>
    </p>
  );
}
