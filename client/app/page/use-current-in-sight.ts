import { useEffect, useRef, type RefObject } from 'react';

/** Centres the current link (`aria-current`) of a row that scrolls on phones. */
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
