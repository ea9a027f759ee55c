import { use, useEffect, useState } from 'react';
import { ApiContext } from '#client/app/api/api-context.ts';
import { useStore } from '#client/stores/store-context.ts';
import { findSuggestions } from './find-suggestions.ts';

const SHORTEST_TEXT = 3;
const DEBOUNCE_MS = 300;
const MOST_SUGGESTIONS = 8;

/** Suggests communes for typed text: from three characters, 300 ms after the last one (spec section 9). */
export function usePlaceSuggestions(): {
  suggestions: readonly string[];
  state: 'short' | 'loading' | 'known';
  onText: (text: string) => void;
} {
  const api = use(ApiContext);
  const { settings } = useStore();
  const [text, onText] = useState('');
  const [suggestions, setSuggestions] = useState<readonly string[]>([]);
  const [known, setKnown] = useState('');
  const wanted = text.trim();
  useEffect(() => {
    if (!api || wanted.length < SHORTEST_TEXT) {
      setSuggestions([]);
      return undefined;
    }
    let isCurrent = true;
    const timer = setTimeout(() => {
      findSuggestions(api, settings, wanted).then(
        (names) => {
          if (!isCurrent) return;
          setSuggestions(names.slice(0, MOST_SUGGESTIONS));
          setKnown(wanted);
        },
        // Suggestions are optional: the form searches without them.
        () => isCurrent && setSuggestions([]),
      );
    }, DEBOUNCE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [api, settings, wanted]);
  const state = wanted.length < SHORTEST_TEXT ? 'short' : known === wanted ? 'known' : 'loading';
  return { suggestions, state, onText };
}
