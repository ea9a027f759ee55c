import { Autocomplete } from '@base-ui/react/autocomplete';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { addRecentSearch } from './recent-searches.ts';
import { RecentList } from './recent-list.tsx';
import type { SuggestionGroup } from './suggestion.ts';
import { SuggestionItem } from './suggestion-item.tsx';
import type { SuggestionList } from './use-suggestion-list.ts';
import styles from './suggestion-popup.module.css';

/** Margin between popup and window, in pixels. */
const EDGE_PX = 12;

export function SuggestionPopup({ list, query }: { list: SuggestionList; query: string }) {
  const text = useTranslations();
  return (
    <Autocomplete.Portal>
      <Autocomplete.Positioner
        className={styles.positioner}
        sideOffset={8}
        align="start"
        collisionPadding={EDGE_PX}
      >
        {/* Not the library's popup, which hides the rest of the page from screen readers although its links stay reachable. */}
        {/* Keeps the focus in the input, and so the list open, while the scrollbar or a label is pressed. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
        <search
          className={styles.popup}
          aria-label={text('search.suggestions')}
          onMouseDown={(event) => event.preventDefault()}
        >
          <Autocomplete.Status className={styles.status}>
            <ListStatus list={list} />
          </Autocomplete.Status>
          {list.isRecent ? (
            <RecentList recent={list.recent} onFollow={addRecentSearch} />
          ) : (
            <Groups list={list} onFollow={() => addRecentSearch(query)} />
          )}
        </search>
      </Autocomplete.Positioner>
    </Autocomplete.Portal>
  );
}

function ListStatus({ list: { isRecent, recent, suggestions } }: { list: SuggestionList }) {
  const text = useTranslations();
  const { state, response } = suggestions;
  if (isRecent) return recent.removed && text('search.recent_removed', { query: recent.removed });
  switch (state) {
    case 'idle':
      return null;
    case 'loading':
      return text('researching');
    case 'empty':
      return text('no_results_searching');
    case 'failed':
      return text('search.failed');
    case 'found': {
      const count = text('search.count', {
        count: Math.max(response?.total ?? 0, response?.top.length ?? 0),
      });
      const { corrected = null } = response ?? {};
      return corrected === null ? count : `${text('results.corrected', { text: corrected })} ${count}`;
    }
  }
}

function Groups({ list, onFollow }: { list: SuggestionList; onFollow: () => void }) {
  const text = useTranslations();
  const { response, responseText, state } = list.suggestions;
  const markedQuery = state === 'empty' || state === 'failed' ? '' : (response?.corrected ?? responseText);
  const options = (group: SuggestionGroup) =>
    group.items.map((suggestion) => (
      <SuggestionItem
        key={suggestion.key}
        suggestion={suggestion}
        query={suggestion.isAction ? '' : markedQuery}
        onFollow={onFollow}
      />
    ));
  return (
    <Autocomplete.List className={styles.list} aria-label={text('search.suggestions')}>
      {list.groups.map((group) =>
        group.label === '' ? (
          options(group)
        ) : (
          <Autocomplete.Group key={group.key} items={group.items} className={styles.group}>
            <Autocomplete.GroupLabel className={styles.label}>
              {group.label} {group.total !== undefined && <span className="figures">{group.total}</span>}
            </Autocomplete.GroupLabel>
            {options(group)}
          </Autocomplete.Group>
        ),
      )}
    </Autocomplete.List>
  );
}
