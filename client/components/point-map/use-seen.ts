import { useEffect, type RefObject } from 'react';

/** Runs a function once, when the element first becomes visible. */
export function useSeen(element: RefObject<HTMLElement | null>, onSeen: () => Promise<void>): void {
  useEffect(() => {
    if (!element.current) return undefined;
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watcher.disconnect();
      void onSeen();
    });
    watcher.observe(element.current);
    return () => watcher.disconnect();
  }, [element, onSeen]);
}
