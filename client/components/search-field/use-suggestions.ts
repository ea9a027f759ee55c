import { useEffect, useState } from 'react';
import { useApi } from '#client/app/api/api-context.ts';
import { usePage } from '#client/app/page/page-context.ts';
import { withoutDisabled } from '#client/components/search-hit/without-disabled.ts';
import type { RootStore } from '#client/stores/root-store.ts';
import { useStore } from '#client/stores/store-context.ts';
import type { SearchResponse } from '#shared/contract/search.ts';
import { isSearched } from '#shared/domain/search-text.ts';

/** `found` and `loading` show `response`, which may belong to the previous text. */
export type Suggestions = {
  state: 'idle' | 'loading' | 'found' | 'empty' | 'failed';
  response: SearchResponse | null;
  responseText: string;
};

const DEBOUNCE_MS = 300;
const NOTHING: Suggestions = { state: 'idle', response: null, responseText: '' };

/** Suggestions for typed text: from three characters, 300 ms after the last one (specification section 6). */
export function useSuggestions(query: string): Suggestions {
  const api = useApi();
  const { locale, target } = usePage().site;
  const store = useStore();
  const [suggestions, setSuggestions] = useState(NOTHING);
  const text = query.trim();

  useEffect(() => {
    if (!isSearched(text)) {
      setSuggestions(NOTHING);
      return undefined;
    }
    let isCurrent = true;
    const timer = setTimeout(() => {
      setSuggestions((before) => ({ ...before, state: 'loading' }));
      api.search({ type: 'Suggest', language: locale, text }).then(
        (found) => {
          if (!isCurrent) return;
          const response = withoutDisabled(found, (name) => store.settings.isEnabled(name));
          const isFound = response.total > 0 || response.top.length > 0;
          setSuggestions({ state: isFound ? 'found' : 'empty', response, responseText: text });
        },
        (error: unknown) => {
          if (isCurrent) setSuggestions({ state: 'failed', response: null, responseText: text });
          void reportSessionEnd(error, store);
        },
      );
    }, DEBOUNCE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [api, text, locale, target, store]);

  return suggestions;
}

async function reportSessionEnd(error: unknown, store: RootStore): Promise<void> {
  const { notifySessionExpired } = await import('#client/app/session/session-expired.ts');
  notifySessionExpired(error, store);
}
