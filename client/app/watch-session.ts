import type { RootStore } from '#client/stores/root-store.ts';
import { TOAST_DURATIONS } from '#client/stores/toasts-store.ts';
import { href } from '#routes/href.ts';
import { ApiError, UnavailableError } from '#shared/api/api-error.ts';
import type { Api } from '#shared/api/create-api.ts';
import { recall, remember } from './browser-memory.ts';
import { onNews } from './session-tabs.ts';

/** Coming back to a tab asks whether the session still holds, at most this often. */
const CHECK_EVERY_MS = 60_000;

/** What a session needs of the browser: news of other tabs, a check on return, words after logout (AC-06, AC-07). */
export function watchSession(store: RootStore, api: Api): void {
  tellNote(store);
  if (!store.auth.isLogged) return;
  // The address may be for those logged in alone: the server says where it leads now.
  onNews(() => location.reload());
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || !store.auth.isLogged) return;
    if (Date.now() - checkedAt < CHECK_EVERY_MS) return;
    checkedAt = Date.now();
    api.sessions.current().catch((error: unknown) => {
      if (error instanceof ApiError && !(error instanceof UnavailableError)) tellDisconnected(store);
    });
  });
}

function tellNote({ toasts }: RootStore): void {
  if (recall().note !== 'logged-out') return;
  remember({ note: undefined });
  toasts.add({ kind: 'success', message: 'toast.logged_out', duration: TOAST_DURATIONS.logout });
}

/** Nothing that stands on the page is lost: logging in again leads back to it (ER-06). */
function tellDisconnected({ auth, toasts, settings }: RootStore): void {
  auth.reset();
  const login = href('login', { locale: settings.locale, target: 'pro' });
  const back = `${login}?redirect=${encodeURIComponent(location.pathname + location.search)}`;
  toasts.add({
    kind: 'warning',
    message: 'your_have_been_disconnected',
    duration: TOAST_DURATIONS.disconnected,
    action: { label: 'toast.log_again', run: () => location.assign(back) },
  });
}
