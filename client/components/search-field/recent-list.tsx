import { Autocomplete } from '@base-ui/react/autocomplete';
import { History, X } from 'lucide';
import type { MouseEvent } from 'react';
import { useHref } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Icon } from '#client/ui/icon/icon.tsx';
import type { RecentSearches } from './use-recent-searches.ts';
import styles from './recent-list.module.css';

type RecentListProps = {
  recent: RecentSearches;
  onFollow: (text: string) => void;
};

/**
 * Recent searches as a grid: each row has the search and its remove button, so that arrow keys reach both (APG combobox
 * with a grid popup).
 */
export function RecentList({ recent, onFollow }: RecentListProps) {
  const text = useTranslations();
  const href = useHref();
  return (
    <>
      <p className={styles.label} aria-hidden="true">
        {text('search.recent')}
      </p>
      <Autocomplete.List className={styles.list} aria-label={text('search.recent')}>
        {recent.texts.map((query) => (
          <Autocomplete.Row key={query} className={styles.row}>
            <Autocomplete.Item
              value={query}
              className={styles.cell}
              onClick={(event) => followLink(event, () => onFollow(query))}
            >
              <a
                href={`${href('results')}?q=${encodeURIComponent(query)}`}
                tabIndex={-1}
                className={styles.search}
              >
                <Icon of={History} size="small" />
                <span>{query}</span>
              </a>
            </Autocomplete.Item>
            <Autocomplete.Item
              value={removalOf(query)}
              className={styles.remove}
              aria-label={text('search.recent_remove', { query })}
              onClick={() => recent.remove(query)}
            >
              <Icon of={X} size="small" />
            </Autocomplete.Item>
          </Autocomplete.Row>
        ))}
        <Autocomplete.Row className={styles.row}>
          <Autocomplete.Item value={CLEAR} className={styles.clear} onClick={recent.clear}>
            {text('search.recent_clear')}
          </Autocomplete.Item>
        </Autocomplete.Row>
      </Autocomplete.List>
    </>
  );
}

/** Enter activates the cell, which forwards to its link, because a link cannot be a cell. */
function followLink({ currentTarget, target }: MouseEvent<HTMLElement>, onFollow: () => void): void {
  const link = currentTarget.querySelector('a');
  if (target instanceof Node && link?.contains(target)) onFollow();
  else link?.click();
}

const CLEAR = '\u0000clear';

function removalOf(query: string): string {
  return `\u0000remove ${query}`;
}

export function recentCells(texts: readonly string[]): string[] {
  return [...texts.flatMap((query) => [query, removalOf(query)]), CLEAR];
}
