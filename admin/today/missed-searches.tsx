import type { OperatorToday } from '#shared/contract/operator-today.ts';
import { SectionCard } from '#admin/fields/section-card.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';

/** Lists the searches that found nothing: for products, words or synonyms that the site lacks. */
export function MissedSearches({ searches }: { searches: OperatorToday['missed_searches'] }) {
  const text = useMessages();
  return (
    <SectionCard title={text('today.missed_searches')}>
      <ul>
        {searches.map(({ words, lang, searches: count }) => (
          <li key={`${lang} ${words}`}>
            <span lang={lang}>{words}</span> {text('today.missed_search', { lang, count })}
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
