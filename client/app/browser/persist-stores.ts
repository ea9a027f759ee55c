import { forgetDraft, recallDraft } from '#client/components/ticket-form/draft.ts';
import { RootStore } from '#client/stores/root-store.ts';
import {
  restoreSlices,
  toStoredSlices,
  type SliceName,
  type StoredSlices,
} from '#client/stores/stored-slices.ts';
import type { Locale } from '#shared/locale.ts';
import { isRecord, readStored, writeStored } from './stored-state.ts';

/** As long as a cart is kept (specification section 9). */
const MAX_AGE_MS = 3 * 24 * 60 * 60 * 1000;

type Slices = Partial<Record<SliceName, unknown>>;
/** As it is stored. */
type Slice = { at: number; locale: unknown; state: unknown };

/** Slices with names and addresses in the language of their page. */
const IN_ONE_LANGUAGE: ReadonlySet<string> = new Set<SliceName>(['spareParts', 'productCategory']);

/**
 * Restores what the stores of the last document held, and stores what this one has filled itself: the rest may be newer in
 * storage, where another tab has written it. To be called after hydration: until then the stores are as the server had
 * them. Returns the slices as they are then.
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

/** Fills what the server's snapshot leaves empty. `isContinued`: a page of this site led here. */
export function restoreStores(
  store: RootStore,
  { isContinued, now = Date.now() }: { isContinued: boolean; now?: number },
): void {
  const { draft, stores } = readStored();
  if (draft !== undefined && recallDraft(now) === undefined) forgetDraft();
  const stored = Object.entries(isRecord(stores) ? stores : {});
  // A choice of payment belongs to a session.
  const kept = stored.flatMap(([name, slice]): [string, Slice][] =>
    isFresh(slice, now) && (store.auth.isLogged || name !== 'order') ? [[name, slice]] : [],
  );
  if (kept.length < stored.length) writeStored({ stores: Object.fromEntries(kept) });
  const usable = kept.filter(
    ([name, { locale }]) => !IN_ONE_LANGUAGE.has(name) || locale === store.settings.locale,
  );
  restoreSlices(store, Object.fromEntries(usable.map(([name, { state }]) => [name, state])), isContinued);
}

/** The slices that differ from those before. */
export function changedSlices(now: Slices, before: Slices): Slices {
  return Object.fromEntries(
    Object.entries(now).filter(
      ([name, state]) => JSON.stringify(state) !== JSON.stringify(before[name as SliceName]),
    ),
  );
}

/** Stores these slices; those of other tabs stay as they are in storage. */
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

/** Whether a page of this site led here, or the page was reloaded. */
function isContinuedVisit(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type === 'reload' || navigation?.type === 'back_forward') return true;
  return document.referrer.startsWith(`${location.origin}/`);
}
