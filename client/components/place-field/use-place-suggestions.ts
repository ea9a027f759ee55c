import { use, useEffect, useState } from 'react';
import { ApiContext } from '#client/app/api-context.ts';
import { placeName } from './find-place.ts';

const SHORTEST_TEXT = 3;
const DEBOUNCE_MS = 300;
const MOST_SUGGESTIONS = 8;

/** Communes for what is being typed: from three characters on, 300 ms after the last one (spec section 9). */
export function usePlaceSuggestions(): { suggestions: readonly string[]; onText: (text: string) => void } {
  const api = use(ApiContext);
  const [text, onText] = useState('');
  const [suggestions, setSuggestions] = useState<readonly string[]>([]);
  useEffect(() => {
    const wanted = text.trim();
    if (!api || wanted.length < SHORTEST_TEXT) {
      setSuggestions([]);
      return undefined;
    }
    let isCurrent = true;
    const timer = setTimeout(() => {
      api.places({ text: wanted }).then(
        ({ items }) => {
          const names = items.map(placeName);
          if (isCurrent) setSuggestions([...new Set(names)].slice(0, MOST_SUGGESTIONS));
        },
        // Suggestions are a help: without them the form still searches.
        () => isCurrent && setSuggestions([]),
      );
    }, DEBOUNCE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [api, text]);
  return { suggestions, onText };
}
