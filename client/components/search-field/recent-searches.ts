import { readPreferences, savePreferences } from '#client/app/browser/browser-preferences.ts';
import { isSearched } from '#shared/domain/search-text.ts';

export const MAX_RECENT = 6;

export function listRecentSearches(): string[] {
  const { searches } = readPreferences();
  if (!Array.isArray(searches)) return [];
  return searches
    .filter((text) => typeof text === 'string')
    .filter(isSearched)
    .slice(0, MAX_RECENT);
}

export function addRecentSearch(typed: string): void {
  const text = typed.trim();
  if (!isSearched(text)) return;
  const others = listRecentSearches().filter((other) => !isSame(other, text));
  savePreferences({ searches: [text, ...others].slice(0, MAX_RECENT) });
}

export function removeRecentSearch(text: string): void {
  savePreferences({ searches: listRecentSearches().filter((other) => !isSame(other, text)) });
}

export function clearRecentSearches(): void {
  savePreferences({ searches: [] });
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
