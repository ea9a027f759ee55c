import { NavigationType, type DataRouter } from 'react-router';
import type { LoadingStore } from '#client/stores/loading-store.ts';
import { scrollToHash } from './scroll.ts';

/**
 * What happens around a change of page in the browser: the loading bar, the scroll, the focus. Going back or
 * forward restores the place; a link scrolls to its hash or to the top, and its page is announced by focusing it.
 */
export function watchPageChanges(router: DataRouter, loading: LoadingStore, focusId: string): void {
  const places = new Map<string, number>();
  let current = router.state.location;
  let isNavigating = false;
  history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  router.subscribe((state) => {
    if (state.navigation.state !== 'idle') {
      if (!isNavigating) loading.start();
      isNavigating = true;
      return;
    }
    if (isNavigating) endLoading(loading, state.errors !== null);
    isNavigating = false;
    if (state.location.key === current.key) return;
    places.set(current.key, window.scrollY);
    const isSamePage = state.location.pathname === current.pathname;
    current = state.location;
    const wasAt = state.historyAction === NavigationType.Pop ? places.get(current.key) : undefined;
    // After React has shown the page: its height and its ids are there then.
    setTimeout(() => {
      if (!isSamePage) document.getElementById(focusId)?.focus({ preventScroll: true });
      if (wasAt === undefined) scrollToHash(current.hash);
      else window.scrollTo({ top: wasAt, behavior: 'instant' });
    });
  });
}

function endLoading(loading: LoadingStore, hasFailed: boolean): void {
  if (hasFailed) loading.fail();
  else loading.finish();
}
