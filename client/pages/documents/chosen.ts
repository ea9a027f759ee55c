import { useSyncExternalStore } from 'react';
import { MAX_ARCHIVED_DOCUMENTS } from '#shared/domain/archive-limits.ts';

/** In `sessionStorage`: the selection ends with the visit. */
const STORAGE_KEY = 'shop-documents';
const NONE: readonly string[] = [];
const listeners = new Set<() => void>();
let chosen: readonly string[] | undefined;

/**
 * Returns the documents selected for the archive, across lists and pages. Empty on the server and during hydration,
 * because the HTML is shared between visitors.
 */
export function useChosenDocuments(): readonly string[] {
  return useSyncExternalStore(subscribe, chosenDocuments, () => NONE);
}

export function chosenDocuments(): readonly string[] {
  return (chosen ??= readStoredChoice());
}

/** Adds documents up to the archive's limit. Returns the number that exceeds it. */
export function chooseDocuments(codes: readonly string[]): number {
  const all = [...new Set([...chosenDocuments(), ...codes])];
  write(all.slice(0, MAX_ARCHIVED_DOCUMENTS));
  return Math.max(0, all.length - MAX_ARCHIVED_DOCUMENTS);
}

export function dropDocuments(codes: readonly string[]): void {
  write(chosenDocuments().filter((code) => !codes.includes(code)));
}

function write(codes: readonly string[]): void {
  chosen = codes;
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(codes));
  } catch {
    // Storage may be full or forbidden: the selection then lives in memory only.
  }
  for (const listener of listeners) listener();
}

function readStoredChoice(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    if (!Array.isArray(stored)) return NONE;
    return stored.filter((code) => typeof code === 'string').slice(0, MAX_ARCHIVED_DOCUMENTS);
  } catch {
    return NONE;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
