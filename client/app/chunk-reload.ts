import { recall, remember } from './browser-memory.ts';
import type { Session } from './session.ts';

/** At most one reload in this time, whatever fails to load (spec section 9). */
const GUARD_MS = 60_000;

/**
 * Reloads the page when a piece of its code cannot be loaded: after a deployment the names have changed.
 * Gives whether it reloads; within a minute of the last time it does not, lest it never end, and never where the
 * browser cannot remember that it did. Without a connection the page that is there is better than none.
 */
export function reloadOnce(now: number = Date.now()): boolean {
  const last = recall().lastChunkReload ?? 0;
  if (!navigator.onLine || Math.abs(now - last) < GUARD_MS) return false;
  remember({ lastChunkReload: now });
  if (recall().lastChunkReload !== now) return false;
  location.reload();
  return true;
}

/** Vite reports pieces it cannot load with this event. A page that is being read is not made anew for a wrong guess. */
export function watchChunkFailures(session: Pick<Session, 'guesses'>): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!session.guesses?.areRunning() && reloadOnce()) event.preventDefault();
  });
}
