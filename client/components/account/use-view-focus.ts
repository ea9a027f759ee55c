import { useLayoutEffect, useRef } from 'react';
import { SKIP_TARGETS } from '#client/components/skip-links/skip-links.tsx';

/**
 * A page that shows several things under one path: when another of them comes on the screen, the focus goes where it
 * begins, as it does on another page.
 */
export function useViewFocus(view: string): void {
  const shown = useRef(view);
  useLayoutEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    document.getElementById(SKIP_TARGETS.content)?.focus({ preventScroll: true });
  }, [view]);
}
