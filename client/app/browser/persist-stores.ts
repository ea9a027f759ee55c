import { removeDraft, readDraft } from '#client/components/ticket-form/draft.ts';
import { RootStore } from '#client/stores/root-store.ts';
import {
  restoreSlices,
  toStoredSlices,
  type SliceName,
  type StoredSlices,
} from '#client/stores/stored-slices.ts';
import type { Locale } from '#shared/locale.ts';
import { isRecord, readStored, writeStored } from './stored-state.ts';

/** Lifetime of a cart (specification section 9). */
const MAX_AGE_MS = 3 * 24 * 60 * 60 * 1000;

type Slices = Partial<Record<SliceName, unknown>>;
type Slice = { at: number; locale: unknown; state: unknown };

/** Slices with names and addresses in one language. */
const IN_ONE_LANGUAGE: ReadonlySet<string> = new Set<SliceName>(['spareParts', 'productCategory']);

/**
 * Restores the stores from storage, then writes the slices that this document filled; the others may be newer in
 * storage, written by another tab. Call after hydration, which needs the stores in the server's state. Returns the
 * resulting slices.
 */
export function startStoring(store: RootStore): StoredSlices {
  const empty = toStoredSlices(new RootStore({ settings: store.settings.snapshot() }));
  const filled = new Set(['settings', 'cart', ...Object.keys(changedSlices(toStoredSlices(store), empty))]);
  restoreStores(store, { isContinued: isContinuedVisit() });
  const slices = toStoredSlices(store);
  const own = Object.entries(slices).filter(([name]) => filled.has(name));
  writeSlices(Object.fromEntries(own), { locale: store.settings.locale });
  return slices;
}

/** Fills what the server's snapshot leaves empty. `isContinued`: the visitor came from a page of this site. */
export function restoreStores(
  store: RootStore,
  { isContinued, now = Date.now() }: { isContinued: boolean; now?: number },
): void {
  const { draft, stores } = readStored();
  if (draft !== undefined && readDraft(now) === undefined) removeDraft();
  const stored = Object.entries(isRecord(stores) ? stores : {});
  // A choice of payment is valid only with a session.
  const valid = stored.flatMap(([name, slice]): [string, Slice][] =>
    isFresh(slice, now) && (store.auth.isLogged || name !== 'order') ? [[name, slice]] : [],
  );
  if (valid.length < stored.length) writeStored({ stores: Object.fromEntries(valid) });
  const usable = valid.filter(
    ([name, { locale }]) => !IN_ONE_LANGUAGE.has(name) || locale === store.settings.locale,
  );
  restoreSlices(store, Object.fromEntries(usable.map(([name, { state }]) => [name, state])), isContinued);
}

export function changedSlices(now: Slices, before: Slices): Slices {
  return Object.fromEntries(
    Object.entries(now).filter(
      ([name, state]) => JSON.stringify(state) !== JSON.stringify(before[name as SliceName]),
    ),
  );
}

export function writeSlices(
  slices: Slices,
  { locale, now = Date.now() }: { locale: Locale; now?: number },
): void {
  const { stores } = readStored();
  const stamped = Object.entries(slices).map(([name, state]) => [name, { at: now, locale, state }] as const);
  if (stamped.length > 0)
    writeStored({ stores: { ...(isRecord(stores) && stores), ...Object.fromEntries(stamped) } });
}

function isFresh(slice: unknown, now: number): slice is Slice {
  if (!isRecord(slice) || typeof slice['at'] !== 'number') return false;
  const age = now - slice['at'];
  return age >= 0 && age < MAX_AGE_MS;
}

/** True if the visitor came from a page of this site, or reloaded the page. */
function isContinuedVisit(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type === 'reload' || navigation?.type === 'back_forward') return true;
  return document.referrer.startsWith(`${location.origin}/`);
}
