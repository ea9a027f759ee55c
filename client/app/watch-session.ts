import { createSessionsApi } from '#shared/api/sessions.ts';
import type { RootStore } from '#client/stores/root-store.ts';
import { TOAST_DURATIONS } from '#client/stores/toasts-store.ts';
import { matchPath } from '#routes/match-path.ts';
import { isJustLoggedOut, LOGGED_OUT_COOKIE } from '#shared/domain/logged-out.ts';
import type { Api } from '#shared/api/create-api.ts';
import { dropDraft, keepDraft, restoreDraft } from './form-draft.ts';
import { tellSessionOver } from './session-over.ts';
import { onLoggedOut, tellTabs } from './session-tabs.ts';

/** Coming back to a tab asks whether the session still holds, at most this often. */
const CHECK_EVERY_MS = 60_000;

/** What a session needs of the browser: news of other tabs, a check on return, words after logout (AC-06, AC-07). */
export function watchSession(store: RootStore, api: Api): void {
  tellNote(store);
  if (!store.auth.isLogged) return;
  // The address may be for those logged in alone: the server says where it leads now.
  onLoggedOut(() => location.reload());
  watchForms();
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || !store.auth.isLogged) return;
    if (Date.now() - checkedAt < CHECK_EVERY_MS) return;
    checkedAt = Date.now();
    createSessionsApi(api.caller)
      .current()
      .catch((error: unknown) => {
        tellSessionOver(error, store);
      });
  });
}

/** Says that the visitor is logged out, once: the storefront has left a note for the page that follows. */
function tellNote({ auth, toasts }: RootStore): void {
  if (!isJustLoggedOut(document.cookie)) return;
  document.cookie = `${LOGGED_OUT_COOKIE}=; Path=/; Max-Age=0; Secure; SameSite=Lax`;
  if (auth.isLogged) return;
  tellTabs();
  toasts.add({ kind: 'success', message: 'toast.logged_out', duration: TOAST_DURATIONS.logout });
}

/** Whoever is sent to login by a form finds it filled in when he comes back from there. */
function watchForms(): void {
  if (cameFromLogin()) restoreDraft(location.pathname);
  else dropDraft();
  document.addEventListener('submit', () => keepDraft(location.pathname), { capture: true });
}

function cameFromLogin(): boolean {
  if (!document.referrer) return false;
  const { origin, pathname } = new URL(document.referrer);
  return origin === location.origin && matchPath(pathname)?.match?.name === 'login';
}
