import { SKIP_TARGETS } from '#client/components/skip-links/skip-links.tsx';
import type { RootStore } from '#client/stores/root-store.ts';
import { watchBars } from '#client/ui/layer/watch-bars.ts';
import { watchLostFocus } from '#client/ui/layer/watch-lost-focus.ts';
import { watchPopovers } from '#client/ui/layer/watch-popovers.ts';
import { isReadingToast, leadToToasts } from '#client/ui/toast/lead-to-toasts.ts';

/** Keeps the focused element in the page, visible and in the open layer. Starts once, after hydration (decision 67). */
export function watchFocus({ toasts }: RootStore): void {
  toasts.pauseWhile(isReadingToast);
  watchPopovers();
  const updates = [watchLostFocus(SKIP_TARGETS.content), watchBars(), leadToToasts()];
  const update = () => {
    for (const run of updates) run();
  };
  new MutationObserver(update).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'open', 'inert'],
  });
  update();
}
