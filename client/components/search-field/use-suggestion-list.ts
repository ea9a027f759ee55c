import { useEffect, useState } from 'react';
import { useHref, usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useSearchDestinations } from '#client/components/search-hit/use-search-destinations.ts';
import { recentCells } from './recent-list.tsx';
import type { SuggestionGroup } from './suggestion.ts';
import { useRecentSearches, type RecentSearches } from './use-recent-searches.ts';
import { useSuggestionGroups } from './use-suggestion-groups.ts';
import { useSuggestions, type Suggestions } from './use-suggestions.ts';

export type SuggestionList = {
  isOpen: boolean;
  /** The input is empty, so recent searches are listed. */
  isRecent: boolean;
  groups: SuggestionGroup[];
  /** Options in display order, by group. */
  items: readonly { items: readonly (SuggestionGroup['items'][number] | string)[] }[];
  suggestions: Suggestions;
  recent: RecentSearches;
  open: () => void;
  openRecent: () => void;
  close: () => void;
};

type Options = {
  wasTyped: boolean;
  /** The messages of the list are loaded. */ isReady: boolean;
};

export function useSuggestionList(query: string, { wasTyped, isReady }: Options): SuggestionList {
  const { key } = usePage();
  const suggestions = useSuggestions(query);
  const recent = useRecentSearches();
  const toGroups = useGroups();
  const isRecent = query.trim() === '';
  const [isRequested, setRequested] = useState(wasTyped || isRecent);
  // A followed suggestion changed the page.
  useEffect(() => () => setRequested(false), [key]);
  const hasContent = isRecent ? recent.texts.length > 0 : suggestions.state !== 'idle';
  const isOpen = isReady && isRequested && hasContent;
  const groups = isOpen && !isRecent ? toGroups(query.trim(), suggestions) : [];
  const open = () => {
    recent.refresh();
    setRequested(true);
  };
  return {
    isOpen,
    isRecent,
    groups,
    items: isRecent ? [{ items: recentCells(recent.texts) }] : groups,
    suggestions,
    recent,
    open,
    openRecent: () => {
      if (isRecent) open();
    },
    close: () => setRequested(false),
  };
}

/** Returns the function that groups a state: hits and a link to all results, or other ways to search. */
function useGroups(): (query: string, suggestions: Suggestions) => SuggestionGroup[] {
  const text = useTranslations();
  const href = useHref();
  const toGroups = useSuggestionGroups();
  const toDestinations = useSearchDestinations();
  const resultsUrl = (query: string) => `${href('results')}?q=${encodeURIComponent(query)}`;
  return (query, { state, response, responseText }) => {
    const searchAll = {
      key: 'all-of',
      label: text('search.all_of', { query }),
      url: resultsUrl(query),
      isAction: true,
    };
    switch (state) {
      case 'idle':
        return [];
      case 'failed':
        return [{ key: 'ways', label: '', items: [searchAll] }];
      case 'empty': {
        const destinations = toDestinations(query).map((destination) => ({
          key: destination.key,
          label: destination.title,
          url: destination.url,
          isAction: true,
        }));
        return [
          { key: 'all', label: '', items: [searchAll] },
          { key: 'ways', label: text('search.ways'), items: destinations },
        ];
      }
      case 'loading':
      case 'found': {
        if (!response) return [];
        const groups = toGroups(response);
        const label = text('search.all', { count: response.total });
        const all = { key: 'all', label, url: resultsUrl(responseText), isAction: true };
        return response.total > 0 ? [...groups, { key: 'all', label: '', items: [all] }] : groups;
      }
    }
  };
}
