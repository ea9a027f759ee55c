import { readPreferences, savePreferences } from '#client/app/browser/browser-preferences.ts';

/** At most one reload in this time, for any module (spec section 9). */
const GUARD_MS = 60_000;

const missing = new WeakSet<Error>();

/**
 * Vite reports a module that fails to load with this event, then throws the same error. Called once, before any import.
 */
export function watchMissingCode(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => missing.add(payload));
}

/** Runs `notify` if a module without a fallback is missing and the page is not reloaded. */
export function watchUnhandledMissingCode(notify: () => void): void {
  window.addEventListener('unhandledrejection', (event) => {
    if (!isMissingCode(event.reason)) return;
    event.preventDefault();
    if (!reloadOnce()) notify();
  });
}

/** True for an error of a module that failed to load: a deployment renames the files. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && missing.has(error);
}

/**
 * Reloads the page if required code is missing and there is no URL to navigate to. Returns true if it reloads. It does
 * not within a minute of the last reload, or if the browser cannot store its time, since both would loop; nor offline,
 * where the current page is better than none.
 */
export function reloadOnce(now: number = Date.now()): boolean {
  const last = readPreferences().lastChunkReload ?? 0;
  if (!navigator.onLine || Math.abs(now - last) < GUARD_MS) return false;
  savePreferences({ lastChunkReload: now });
  if (readPreferences().lastChunkReload !== now) return false;
  location.reload();
  return true;
}

/** Reloads a document left because of missing code when the browser restores it from the back/forward cache. */
export function reloadWhenRestored(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
}
