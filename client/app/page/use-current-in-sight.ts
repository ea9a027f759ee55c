import { useEffect, useRef, type RefObject } from 'react';

/** Of a row of links that scrolls on a phone: the current one (`aria-current`) is brought to its middle. */
export function useCurrentInSight<Row extends HTMLElement>(links: unknown): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useEffect(() => {
    const box = row.current;
    const current = box?.querySelector<HTMLElement>('[aria-current]');
    if (!box || !current) return;
    const distance = current.getBoundingClientRect().left - box.getBoundingClientRect().left;
    box.scrollLeft += distance - (box.clientWidth - current.offsetWidth) / 2;
  }, [links]);
  return row;
}
