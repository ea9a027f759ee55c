import { useSyncExternalStore } from 'react';
import { MOST_ARCHIVED } from '#shared/domain/archive-limits.ts';

/** Lasts as long as the visit: the next one begins with nothing chosen. */
const STORAGE_KEY = 'atre-documents';
const NONE: readonly string[] = [];
const listeners = new Set<() => void>();
let chosen: readonly string[] | undefined;

/**
 * The documents chosen for one archive, on whichever page of whichever list. On the server and while the page is
 * made live there are none: what many visitors share must not hold what one of them chose.
 */
export function useChosenDocuments(): readonly string[] {
  return useSyncExternalStore(subscribe, chosenDocuments, () => NONE);
}

export function chosenDocuments(): readonly string[] {
  return (chosen ??= recallChoice());
}

/** Adds documents as long as there is room in an archive. Gives how many found none. */
export function chooseDocuments(codes: readonly string[]): number {
  const all = [...new Set([...chosenDocuments(), ...codes])];
  write(all.slice(0, MOST_ARCHIVED));
  return Math.max(0, all.length - MOST_ARCHIVED);
}

export function dropDocuments(codes: readonly string[]): void {
  write(chosenDocuments().filter((code) => !codes.includes(code)));
}

function write(codes: readonly string[]): void {
  chosen = codes;
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(codes));
  } catch {
    // Storage may be full or forbidden: the choice then lasts as long as the document.
  }
  for (const tell of listeners) tell();
}

function recallChoice(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    if (!Array.isArray(stored)) return NONE;
    return stored.filter((code) => typeof code === 'string').slice(0, MOST_ARCHIVED);
  } catch {
    return NONE;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
