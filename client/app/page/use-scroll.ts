import { useEffect, useRef } from 'react';

/** Tells how far the page is scrolled, in px, after each scroll and once at first; at most once a frame. */
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
