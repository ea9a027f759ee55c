import { useSyncExternalStore } from 'react';
import { readPreferences, savePreferences } from '#client/app/browser/browser-preferences.ts';
import { MAX_COMPARED, toComparedIds } from '#shared/domain/compared-ids.ts';

/** Result of a request to compare one more product. */
export type ChoiceResult = 'added' | 'removed' | 'full';

const NONE: readonly number[] = [];
const listeners = new Set<() => void>();
let chosen: readonly number[] | undefined;

/**
 * Ids of the compared products, from the browser's storage. Empty on the server and during hydration, because the page
 * is shared by visitors.
 */
export function useChosen(): readonly number[] {
  return useSyncExternalStore(subscribe, chosenProducts, () => NONE);
}

export function chosenProducts(): readonly number[] {
  return (chosen ??= readStoredIds());
}

/** Adds or removes a product; refuses a fifth. */
export function choose(id: number, isChosen: boolean): ChoiceResult {
  const others = chosenProducts().filter((other) => other !== id);
  if (isChosen && others.length >= MAX_COMPARED) return 'full';
  write(isChosen ? [...others, id] : others);
  return isChosen ? 'added' : 'removed';
}

export function clearChosen(): void {
  write(NONE);
}

function write(ids: readonly number[]): void {
  chosen = ids;
  savePreferences({ compared: [...ids] });
  for (const notify of listeners) notify();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', syncWithStorage);
  return () => listeners.delete(listener);
}

/** Reads changes of another tab. */
function syncWithStorage(): void {
  const now = readStoredIds();
  if (now.join() === chosen?.join()) return;
  chosen = now;
  for (const notify of listeners) notify();
}

/** Returns the same empty list as the server, otherwise every card would render again. */
function readStoredIds(): readonly number[] {
  const { ids } = toComparedIds(readPreferences().compared ?? []);
  return ids.length > 0 ? ids : NONE;
}
