import { createSessionsApi } from '#shared/api/sessions.ts';
import type { RootStore } from '#client/stores/root-store.ts';
import { TOAST_DURATIONS } from '#client/stores/toasts-store.ts';
import { matchPath } from '#routes/match-path.ts';
import { isJustLoggedOut, LOGGED_OUT_COOKIE } from '#shared/domain/logged-out.ts';
import type { Api } from '#shared/api/create-api.ts';
import { clearStorage } from '#client/app/browser/browser-preferences.ts';
import { saveDraft, restoreDraft } from '#client/app/forms/form-draft.ts';
import { notifySessionExpired } from './session-expired.ts';
import { listenToTabs, notifyTabs } from './session-tabs.ts';

/** Minimum interval between session checks when the visitor returns to a tab. */
const CHECK_EVERY_MS = 60_000;

/** Synchronizes the session: changes in other tabs, a check on return, a toast after logout (AC-06, AC-07). */
export function watchSession(store: RootStore, api: Api): void {
  showLogoutToast(store);
  if (!store.auth.isLogged) return;
  const owner = store.auth.customerNumber;
  listenToTabs((event) => {
    // The page may need a session, so the server decides where it leads.
    if (event === 'logged-out') location.reload();
    else if (!store.auth.isLogged) void syncLogin(store, api, owner);
  });
  if (cameFromLogin()) notifyTabs('logged-in');
  watchForms();
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || !store.auth.isLogged) return;
    if (Date.now() - checkedAt < CHECK_EVERY_MS) return;
    checkedAt = Date.now();
    createSessionsApi(api.caller)
      .current()
      .catch((error: unknown) => {
        notifySessionExpired(error, store);
      });
  });
}

/**
 * Another tab logged in after this tab's session expired: updates the header and preserves input. Reloads for another
 * customer.
 */
async function syncLogin({ auth }: RootStore, api: Api, owner: string | null): Promise<void> {
  try {
    const { customer } = await createSessionsApi(api.caller).current();
    if (customer.customer_id === owner) auth.open(owner);
    else location.reload();
  } catch {
    // The header keeps its logged-out state.
  }
}

/** Shows the logout toast once, from the cookie that the server set. */
function showLogoutToast({ auth, toasts }: RootStore): void {
  if (!isJustLoggedOut(document.cookie)) return;
  document.cookie = `${LOGGED_OUT_COOKIE}=; Path=/; Max-Age=0; Secure; SameSite=Lax`;
  if (auth.isLogged) return;
  // A logout before hydration has not cleared storage.
  clearStorage();
  notifyTabs('logged-out');
  toasts.add({ kind: 'success', message: 'toast.logged_out', duration: TOAST_DURATIONS.logout });
}

/** Restores forms after a login that interrupted them. */
function watchForms(): void {
  restoreDraft({ isAfterLogin: cameFromLogin() });
  document.addEventListener('submit', () => saveDraft(), { capture: true });
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link instanceof HTMLAnchorElement && isLogin(link.href)) saveDraft({ isInterrupted: true });
    },
    { capture: true },
  );
}

function cameFromLogin(): boolean {
  return document.referrer !== '' && isLogin(document.referrer);
}

function isLogin(address: string): boolean {
  const { origin, pathname } = new URL(address);
  return origin === location.origin && matchPath(pathname)?.match?.name === 'login';
}
