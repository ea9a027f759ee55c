import { use, useEffect, useState } from 'react';
import { ApiContext } from '#client/app/api/api-context.ts';
import { useStore } from '#client/stores/store-context.ts';
import { findSuggestions } from './find-suggestions.ts';

const MIN_TEXT_LENGTH = 3;
const DEBOUNCE_MS = 300;
const MAX_SUGGESTIONS = 8;

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
  const trimmed = text.trim();
  useEffect(() => {
    if (!api || trimmed.length < MIN_TEXT_LENGTH) {
      setSuggestions([]);
      return undefined;
    }
    let isCurrent = true;
    const timer = setTimeout(() => {
      findSuggestions(api, settings, trimmed).then(
        (names) => {
          if (!isCurrent) return;
          setSuggestions(names.slice(0, MAX_SUGGESTIONS));
          setKnown(trimmed);
        },
        // Suggestions are optional: the form searches without them.
        () => isCurrent && setSuggestions([]),
      );
    }, DEBOUNCE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [api, settings, trimmed]);
  const state = trimmed.length < MIN_TEXT_LENGTH ? 'short' : known === trimmed ? 'known' : 'loading';
  return { suggestions, state, onText };
}
