import { useSyncExternalStore } from 'react';
import { recall, remember } from '#client/app/browser/browser-memory.ts';
import { MOST_COMPARED, toComparedIds } from '#shared/domain/compared-ids.ts';

/** What came of a wish to compare one more. */
export type Choosing = 'added' | 'removed' | 'full';

const NONE: readonly number[] = [];
const listeners = new Set<() => void>();
let chosen: readonly number[] | undefined;

/**
 * The products chosen to be compared, which the browser remembers. On the server and while the page is made live
 * there are none: what many visitors share must not hold what one of them chose.
 */
export function useChosen(): readonly number[] {
  return useSyncExternalStore(subscribe, chosenProducts, () => NONE);
}

export function chosenProducts(): readonly number[] {
  return (chosen ??= recalled());
}

/** Adds a product or takes it off again; a fifth is not added. */
export function choose(id: number, wanted: boolean): Choosing {
  const others = chosenProducts().filter((other) => other !== id);
  if (wanted && others.length >= MOST_COMPARED) return 'full';
  write(wanted ? [...others, id] : others);
  return wanted ? 'added' : 'removed';
}

export function forgetChosen(): void {
  write(NONE);
}

function write(ids: readonly number[]): void {
  chosen = ids;
  remember({ compared: [...ids] });
  for (const tell of listeners) tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', readAgain);
  return () => listeners.delete(listener);
}

/** Another window of the site changed it. */
function readAgain(): void {
  const now = recalled();
  if (now.join() === chosen?.join()) return;
  chosen = now;
  for (const tell of listeners) tell();
}

/** The very list the server shows where there are none: every card would be rendered again for another empty one. */
function recalled(): readonly number[] {
  const { ids } = toComparedIds(recall().compared ?? []);
  return ids.length > 0 ? ids : NONE;
}
