import { createSessionsApi } from '#shared/api/sessions.ts';
import type { RootStore } from '#client/stores/root-store.ts';
import { TOAST_DURATIONS } from '#client/stores/toasts-store.ts';
import { matchPath } from '#routes/match-path.ts';
import { isJustLoggedOut, LOGGED_OUT_COOKIE } from '#shared/domain/logged-out.ts';
import type { Api } from '#shared/api/create-api.ts';
import { forget } from '#client/app/browser/browser-memory.ts';
import { keepDraft, restoreDraft } from '#client/app/forms/form-draft.ts';
import { tellSessionOver } from './session-over.ts';
import { listenToTabs, tellTabs } from './session-tabs.ts';

/** Coming back to a tab asks whether the session still holds, at most this often. */
const CHECK_EVERY_MS = 60_000;

/** What a session needs of the browser: news of other tabs, a check on return, words after logout (AC-06, AC-07). */
export function watchSession(store: RootStore, api: Api): void {
  tellNote(store);
  if (!store.auth.isLogged) return;
  const owner = store.auth.customerNumber;
  listenToTabs((news) => {
    // The address may be for those logged in alone: the server says where it leads now.
    if (news === 'logged-out') location.reload();
    else if (!store.auth.isLogged) void findLogin(store, api, owner);
  });
  if (cameFromLogin()) tellTabs('logged-in');
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

/**
 * Another tab has logged in after the session of this one ended: the header says so, what is typed stays. The page of one
 * customer is not shown to another.
 */
async function findLogin({ auth }: RootStore, api: Api, owner: string | null): Promise<void> {
  try {
    const { customer } = await createSessionsApi(api.caller).current();
    if (customer.customer_id === owner) auth.open(owner);
    else location.reload();
  } catch {
    // The header goes on saying that nobody is logged in.
  }
}

/** Says that the visitor is logged out, once: the storefront has left a note for the page that follows. */
function tellNote({ auth, toasts }: RootStore): void {
  if (!isJustLoggedOut(document.cookie)) return;
  document.cookie = `${LOGGED_OUT_COOKIE}=; Path=/; Max-Age=0; Secure; SameSite=Lax`;
  if (auth.isLogged) return;
  // A logout that was pressed before hydration has removed nothing.
  forget();
  tellTabs('logged-out');
  toasts.add({ kind: 'success', message: 'toast.logged_out', duration: TOAST_DURATIONS.logout });
}

/** Whoever is sent to login by a form, or goes there from one, finds it filled in when he comes back from there. */
function watchForms(): void {
  restoreDraft({ isAfterLogin: cameFromLogin() });
  document.addEventListener('submit', () => keepDraft(), { capture: true });
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link instanceof HTMLAnchorElement && isLogin(link.href)) keepDraft({ isInterrupted: true });
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
