import { recall, remember } from '#client/app/browser/browser-memory.ts';

/** At most one reload in this time, whatever fails to load (spec section 9). */
const GUARD_MS = 60_000;

const missing = new WeakSet<Error>();

/** Vite reports code that cannot be loaded with this event, then throws the same error. Called once, before any import. */
export function watchMissingCode(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => missing.add(payload));
}

/** Runs `tell` where code is missing that no link, form or plain element stands in for, and the page is not reloaded. */
export function watchUnhandledMissingCode(tell: () => void): void {
  window.addEventListener('unhandledrejection', (event) => {
    if (!isMissingCode(event.reason)) return;
    event.preventDefault();
    if (!reloadOnce()) tell();
  });
}

/** Returns true for an error that says that code could not be loaded: after a deployment the files have other names. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && missing.has(error);
}

/**
 * Reloads the page when code that it cannot do without is missing and there is no address to go to instead. Returns
 * whether it reloads. Within a minute of the last reload it does not, which would loop; nor where the browser cannot
 * store that it did. Without a connection the page that is there is better than none.
 */
export function reloadOnce(now: number = Date.now()): boolean {
  const last = recall().lastChunkReload ?? 0;
  if (!navigator.onLine || Math.abs(now - last) < GUARD_MS) return false;
  remember({ lastChunkReload: now });
  if (recall().lastChunkReload !== now) return false;
  location.reload();
  return true;
}

/** Reloads a document that was left because its code is missing, when the browser restores it from its cache. */
export function reloadWhenRestored(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
}
