import { useEffect, useLayoutEffect, useRef } from 'react';

/** While `isOpen`, the browser's Back closes the layer instead of leaving the page. Popovers need no hook (`watchPopovers`). */
export function useLayer(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  // Before the paint: an entry that is still registered then would be added again for the next page.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    let isCurrent = true;
    let unregister: (() => void) | undefined;
    const register = async () => {
      const { openLayer } = await import('./layer-history.ts');
      if (isCurrent) unregister = openLayer(() => latest.current());
    };
    // If the module fails to load, the layer still works and Back leaves the page.
    void register().catch(() => undefined);
    return () => {
      isCurrent = false;
      unregister?.();
    };
  }, [isOpen]);
}
