import { island } from '#client/app/parts/island.tsx';
import { useHref } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useChosen } from '#client/components/comparison/choice.ts';
import { SearchForm } from '#client/components/search-form/search-form.tsx';
import { LinkArrow } from '#client/ui/link-arrow/link-arrow.tsx';
import { comparedQuery } from '#shared/domain/compared-ids.ts';
import type { CompareData } from './compare-load.ts';
import styles from './compare-page.module.css';

type StartProps = { categories: CompareData['categories']; hasOne: boolean };

export const Start = island(StartContent);

function StartContent({ categories, hasOne }: StartProps) {
  const text = useTranslations();
  const href = useHref();
  const chosen = useChosen();
  return (
    <section className={`${styles.start} container`} data-print="no">
      <h2>{text(hasOne ? 'compare.second' : 'compare.begin')}</h2>
      {chosen.length > 1 && (
        <p>
          <LinkArrow href={href('compare') + comparedQuery(chosen)}>
            {text('compare.resume', { count: chosen.length })}
          </LinkArrow>
        </p>
      )}
      <SearchForm />
      <ul>
        {categories.map((category) => (
          <li key={category.id}>
            <a href={category.url}>{category.name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
