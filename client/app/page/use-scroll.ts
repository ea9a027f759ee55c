import { useEffect, useRef } from 'react';

/** Calls `onScroll` with the scroll position in px, at first and after scrolling, at most once a frame. */
export function useScrollY(onScroll: (y: number, previous: number) => void): void {
  const latest = useRef(onScroll);
  useEffect(() => {
    latest.current = onScroll;
  });
  useEffect(() => {
    let previous = window.scrollY;
    let frame = 0;
    const report = () => {
      frame = 0;
      latest.current(window.scrollY, previous);
      previous = window.scrollY;
    };
    const onEvent = () => {
      frame ||= requestAnimationFrame(report);
    };
    report();
    window.addEventListener('scroll', onEvent, { passive: true });
    return () => {
      window.removeEventListener('scroll', onEvent);
      cancelAnimationFrame(frame);
    };
  }, []);
}
