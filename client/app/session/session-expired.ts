import type { RootStore } from '#client/stores/root-store.ts';
import { TOAST_DURATIONS } from '#client/stores/toasts-store.ts';
import { href } from '#routes/href.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { endsSession } from '#shared/api/ends-session.ts';
import { saveDraft } from '#client/app/forms/form-draft.ts';

/**
 * For calls outside forms: if the session expired, updates the header and offers login (ER-06). Returns true if it
 * expired.
 */
export function notifySessionExpired(error: unknown, store: RootStore): boolean {
  if (!store.auth.isLogged || !(error instanceof ApiError) || !endsSession(error)) return false;
  notifyDisconnected(store);
  return true;
}

/** Preserves the input of the page: login returns to it. */
export function notifyDisconnected({ auth, order, toasts, settings }: RootStore): void {
  auth.reset();
  order.reset();
  saveDraft({ isInterrupted: true });
  const login = href('login', { locale: settings.locale, target: 'pro' });
  toasts.add({
    kind: 'warning',
    message: 'your_have_been_disconnected',
    duration: TOAST_DURATIONS.disconnected,
    action: {
      label: 'toast.log_again',
      run: () => {
        const here = location.pathname + location.search;
        saveDraft({ isInterrupted: true });
        location.assign(`${login}?redirect=${encodeURIComponent(here)}`);
      },
    },
  });
}
