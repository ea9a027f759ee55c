import { useEffect, useRef, useState, type RefObject } from 'react';

/** Visible slides, counted from zero, and the ends of the row that are reached. */
type VisibleSlides = { first: number; last: number; isStart: boolean; isEnd: boolean };

export function useSlides(): {
  row: RefObject<HTMLUListElement | null>;
  visible: VisibleSlides;
  show: (slide: number) => void;
} {
  const row = useRef<HTMLUListElement>(null);
  const [visible, setVisible] = useState<VisibleSlides>({ first: 0, last: 0, isStart: true, isEnd: false });
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const update = () => setVisible(findVisibleSlides(element));
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
  return { row, visible, show };
}

function findVisibleSlides(row: HTMLUListElement): VisibleSlides {
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
