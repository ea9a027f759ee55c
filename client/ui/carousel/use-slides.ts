import { useEffect, useRef, useState, type RefObject } from 'react';

/** Visible slides, counted from zero, and the ends of the row that are reached. */
type Sight = { first: number; last: number; isStart: boolean; isEnd: boolean };

export function useSlides(): {
  row: RefObject<HTMLUListElement | null>;
  sight: Sight;
  show: (slide: number) => void;
} {
  const row = useRef<HTMLUListElement>(null);
  const [sight, setSight] = useState<Sight>({ first: 0, last: 0, isStart: true, isEnd: false });
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const update = () => setSight(readSight(element));
    const observer = new ResizeObserver(update);
    observer.observe(element);
    element.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', update);
    };
  }, []);
  const show = (slide: number) => {
    const child = row.current?.children.item(slide);
    // The style sheet sets `scroll-behavior`.
    if (child instanceof HTMLElement) row.current?.scrollTo({ left: child.offsetLeft });
  };
  return { row, sight, show };
}

function readSight(row: HTMLUListElement): Sight {
  const { scrollLeft, clientWidth, scrollWidth } = row;
  const seen = ([...row.children] as HTMLElement[]).flatMap(({ offsetLeft, offsetWidth }, index) => {
    const middle = offsetLeft + offsetWidth / 2;
    return middle > scrollLeft && middle < scrollLeft + clientWidth ? [index] : [];
  });
  return {
    first: seen[0] ?? 0,
    last: seen.at(-1) ?? 0,
    isStart: scrollLeft <= 1,
    isEnd: scrollLeft + clientWidth >= scrollWidth - 1,
  };
}
