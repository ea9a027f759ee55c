import { useState } from 'react';
import { clearRecentSearches, listRecentSearches, removeRecentSearch } from './recent-searches.ts';

export type RecentSearches = {
  texts: readonly string[];
  /** The last removed text, for the announcement. */
  removed: string | null;
  /** Reads storage again, which another tab may have changed. */
  refresh: () => void;
  remove: (text: string) => void;
  clear: () => void;
};

export function useRecentSearches(): RecentSearches {
  const [texts, setTexts] = useState(listRecentSearches);
  const [removed, setRemoved] = useState<string | null>(null);
  const refresh = () => setTexts(listRecentSearches());
  return {
    texts,
    removed,
    refresh: () => {
      setRemoved(null);
      refresh();
    },
    remove: (text) => {
      removeRecentSearch(text);
      setRemoved(text);
      refresh();
    },
    clear: () => {
      clearRecentSearches();
      refresh();
    },
  };
}
