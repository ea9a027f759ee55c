import { useLayoutEffect, useRef } from 'react';
import { SKIP_TARGETS } from '#client/components/skip-links/skip-links.tsx';

/** Focuses the start of the content when a page shows another view under the same path, as a navigation does. */
export function useViewFocus(view: string): void {
  const shown = useRef(view);
  useLayoutEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    document.getElementById(SKIP_TARGETS.content)?.focus({ preventScroll: true });
  }, [view]);
}
